import type { proveSession } from "#contract/account/access.ts";
import type { getAccount, makeRecoveryCode } from "#contract/account/account.ts";
import type { RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Authenticated, Caller } from "#server/http/caller.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeRecoveryLock, openPasswordLock } from "#server/storage/vault/keys/password.ts";
import {
  makeRecoveryCode as newRecoveryCode,
  normaliseRecoveryCode,
} from "#server/storage/vault/keys/recovery-code.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import type { AccessServices } from "./access.ts";
import { closeAccount, eraseNow } from "./deletion.ts";
import { accountCounter, guardAttempt, herself } from "./gate.ts";
import { passwordLockOf, recoveryColumns } from "./locks.ts";
import { wrongCode } from "./second-factor/code.ts";
import { checkPasskey, checkSecondStep } from "./second-factor/second-step.ts";
import { type AccountLocks, changeAccount, findAccount, markProven } from "./store.ts";

/** Account management while signed in. Every change requires the password. */

export async function describeAccount(
  { db }: Pick<AccessServices, "db">,
  owner: Owner,
): Promise<ResponseData<typeof getAccount>> {
  const account = await findAccount(db, owner.accountId);
  if (!account) throw new AppError("not_signed_in", "Sign in again.");
  return {
    email: owner.vault.openText(textPlaces.email, account.email_sealed),
    createdAt: new Date(account.created_at).toISOString(),
    hasRecoveryCode: account.recovery_salt !== null,
  };
}

export interface SignedCaller {
  readonly caller: Caller;
  readonly session: Authenticated;
}

interface PasswordQuestion {
  readonly password: string;
  readonly field: "password" | "currentPassword";
}

/** `change` returns `null` when the verified credentials are no longer current. */
export async function withPassword<Result>(
  services: AccessServices,
  { caller, session: { owner, tokenHash } }: SignedCaller,
  { password, field }: PasswordQuestion,
  change: (proof: {
    readonly account: AccountLocks;
    readonly dataKey: Buffer;
    readonly email: string | null;
  }) => Promise<Result | null>,
): Promise<Result> {
  const account = await findAccount(services.db, owner.accountId);
  if (!account) throw new AppError("not_signed_in", "Sign in again.");
  const email = owner.vault.openText(textPlaces.email, account.email_sealed);
  return guardAttempt(
    services.throttle,
    herself(services.secret, caller.address, tokenHash),
    async () => {
      const lock = passwordLockOf(account);
      const { passwordKey } = services.secret;
      const dataKey = await openPasswordLock(passwordKey, password, lock, owner.accountId);
      return dataKey && change({ account, dataKey, email });
    },
    { code: "wrong_password", detail: "The password doesn't match. Try again.", field },
  );
}

export async function proveAgain(
  services: AccessServices,
  call: SignedCaller,
  { password, passkey }: RequestData<typeof proveSession>["body"],
): Promise<void> {
  const { db, clock } = services;
  const { owner, tokenHash } = call.session;
  if (password !== undefined) {
    await withPassword(services, call, { password, field: "password" }, ({ account }) =>
      inTransaction(
        db,
        async (write) => (await markProven(write, account, tokenHash, clock())) || null,
      ),
    );
    return;
  }
  const account = await findAccount(db, owner.accountId);
  if (!account) throw new AppError("not_signed_in", "Sign in again.");
  const spend = await checkPasskey(services, { owner, account, from: tokenHash }, passkey);
  const isProven = await inTransaction(
    db,
    async (write) => (await spend(write)) && markProven(write, account, tokenHash, clock()),
  );
  if (!isProven) throw wrongCode();
}

export async function issueRecoveryCode(
  services: AccessServices,
  call: SignedCaller,
  { password, ...proof }: RequestData<typeof makeRecoveryCode>["body"],
): Promise<string> {
  const { owner, tokenHash } = call.session;
  const { accountId } = owner;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ account, dataKey }) => {
    const spend = await checkSecondStep(services, { owner, account, from: tokenHash }, proof);
    const code = newRecoveryCode();
    const lock = await makeRecoveryLock(normaliseRecoveryCode(code), dataKey, accountId);
    return inTransaction(services.db, async (write) => {
      const revision = await changeAccount(write, account, recoveryColumns(lock));
      return revision !== null && (await spend(write)) ? code : null;
    });
  });
}

export async function deleteAccount(
  services: AccessServices,
  call: SignedCaller,
  password: string,
): Promise<void> {
  const question = { password, field: "password" } as const;
  const { email } = await withPassword(services, call, question, async (proof) =>
    (await closeAccount(services.db, proof.account)) ? proof : null,
  );
  // Without a readable address, its count of failed attempts expires within the hour.
  if (email !== null) await services.throttle.forget(accountCounter(services.secret, email));
  await eraseNow(services.db, call.session.owner.accountId);
}
