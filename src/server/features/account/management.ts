import type { getAccount } from "#contract/account.ts";
import type { ResponseData } from "#contract/endpoint.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Authenticated, Caller } from "#server/http/caller.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeLock, openLock } from "#server/storage/vault/password.ts";
import { makeRecoveryCode, normaliseRecoveryCode } from "#server/storage/vault/recovery-code.ts";
import { type AccessServices, EMAIL } from "./access.ts";
import { countersOf, guardAttempt } from "./gate.ts";
import { passwordColumns, passwordLockOf, recoveryColumns } from "./locks.ts";
import { deleteAccountRows, deleteSessionsExcept, findAccount, updateAccount } from "./store.ts";

/** Managing an account while signed in. Every change asks for the password. */

export async function describeAccount(
  { db }: Pick<AccessServices, "db">,
  owner: Owner,
): Promise<ResponseData<typeof getAccount>> {
  const account = await findAccount(db, owner.accountId);
  if (!account) throw new AppError("not_signed_in", "Sign in again.");
  return {
    email: owner.vault.decryptText(EMAIL, account.email_sealed),
    createdAt: new Date(account.created_at).toISOString(),
    hasRecoveryCode: account.recovery_salt !== null,
  };
}

interface PasswordProof {
  readonly dataKey: Buffer;
  readonly email: string;
}

async function verifyPassword(
  { db, secret, throttle }: AccessServices,
  caller: Caller,
  owner: Owner,
  password: string,
  field: string,
): Promise<PasswordProof> {
  const account = await findAccount(db, owner.accountId);
  if (!account) throw new AppError("not_signed_in", "Sign in again.");
  const email = owner.vault.decryptText(EMAIL, account.email_sealed);
  const counters = countersOf(secret, email, caller.address);
  const detail = "The password does not match. Try again.";
  try {
    const dataKey = await guardAttempt(
      throttle,
      counters,
      () => openLock(password, passwordLockOf(account), owner.accountId, "password"),
      { code: "wrong_password", detail },
    );
    return { dataKey, email };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "wrong_password") throw error;
    throw new AppError("wrong_password", detail, { fields: [{ field, code: "wrong_password" }] });
  }
}

/** @throws AppError `wrong_password`, `too_many_attempts` */
export async function changePassword(
  services: AccessServices,
  caller: Caller,
  session: Authenticated,
  input: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { owner, tokenHash } = session;
  const { dataKey } = await verifyPassword(
    services,
    caller,
    owner,
    input.currentPassword,
    "currentPassword",
  );
  const lock = await makeLock(input.newPassword, dataKey, owner.accountId, "password");
  await inTransaction(services.db, async (write) => {
    await nextRevision(write, owner.accountId);
    await updateAccount(write, owner.accountId, passwordColumns(lock));
    await deleteSessionsExcept(write, owner.accountId, tokenHash);
  });
}

/** @throws AppError `wrong_password`, `too_many_attempts` */
export async function issueRecoveryCode(
  services: AccessServices,
  caller: Caller,
  owner: Owner,
  password: string,
): Promise<string> {
  const { dataKey } = await verifyPassword(services, caller, owner, password, "password");
  const code = makeRecoveryCode();
  const lock = await makeLock(normaliseRecoveryCode(code), dataKey, owner.accountId, "recovery");
  await inTransaction(services.db, async (write) => {
    await nextRevision(write, owner.accountId);
    await updateAccount(write, owner.accountId, recoveryColumns(lock));
  });
  return code;
}

/** @throws AppError `wrong_password`, `too_many_attempts` */
export async function deleteAccount(
  services: AccessServices,
  caller: Caller,
  owner: Owner,
  password: string,
): Promise<void> {
  const { email } = await verifyPassword(services, caller, owner, password, "password");
  await inTransaction(services.db, async (write) => {
    await nextRevision(write, owner.accountId);
    await deleteAccountRows(write, owner.accountId);
  });
  await services.throttle.forget(countersOf(services.secret, email, caller.address).account);
}
