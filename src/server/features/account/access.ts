import { endableAccess } from "#contract/account/access.ts";
import type { SignedIn } from "#contract/account/auth.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { createReader } from "#server/storage/journal/reading/reader.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import type { PasskeySite } from "#server/storage/vault/keys/passkey.ts";
import {
  isOutdated,
  makePasswordLock,
  openPasswordLock,
  openRecoveryLock,
} from "#server/storage/vault/keys/password.ts";
import { normaliseRecoveryCode } from "#server/storage/vault/keys/recovery-code.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { addressAlone, guardAttempt, knownDevice, strangerAt } from "./gate.ts";
import { catchUp, replaceKey } from "./lock-out/replace-key.ts";
import { newCredentials, passwordColumns, passwordLockOf, recoveryLockOf } from "./locks.ts";
import type { RegistrationServices } from "./registration.ts";
import { checkSecondStep, type SecondProof } from "./second-factor/second-step.ts";
import { beginSession, findKnownDevice, type Visitor } from "./sessions.ts";
import { type AccountLocks, changeAccount, findAccountByEmail } from "./store.ts";

export interface AccessServices extends RegistrationServices {
  readonly site: PasskeySite;
}

const wrongCredentials = {
  code: "wrong_credentials",
  detail: "Check the email address and the password, then try again.",
} as const;

export async function signIn(
  services: AccessServices,
  visitor: Visitor,
  input: SecondProof & { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const { db, secret, throttle } = services;
  const device = await findDevice(services, visitor, input.email);
  return guardAttempt(
    throttle,
    device
      ? knownDevice(secret, visitor.address, device)
      : strangerAt(secret, visitor.address, input.email),
    async () => {
      const account = await findAccountByEmail(db, secret.emailMac(input.email));
      const lock = account ? passwordLockOf(account) : null;
      const id = account?.account_id ?? "";
      const { passwordKey } = secret;
      const dataKey = await openPasswordLock(passwordKey, input.password, lock, id);
      if (!account || !lock || !dataKey) return null;
      const { credential_version: credentialVersion } = account;
      const owner = ownerOf(id, createEntryVault(id, dataKey));
      const from = visitor.deviceToken ?? "";
      const pending = { owner, account, from, isStranger: device === null };
      const spend = await checkSecondStep(services, pending, input);
      await catchUp(db, account, dataKey);
      const renewed = isOutdated(lock)
        ? passwordColumns(await makePasswordLock(passwordKey, input.password, dataKey, id))
        : {};
      return startSession(services, visitor, input.email, account, {
        dataKey,
        credentialVersion,
        prove: async (write, repair) => {
          const revision = await changeAccount(write, account, { ...repair, ...renewed });
          return revision !== null && (await spend(write)) ? revision : null;
        },
      });
    },
    wrongCredentials,
  );
}

/** The code is used up. @throws AppError `wrong_credentials`, `too_many_attempts` */
export async function recover(
  services: AccessServices,
  visitor: Visitor,
  input: { readonly email: string; readonly recoveryCode: string; readonly newPassword: string },
): Promise<SignedIn> {
  const { db, secret, throttle } = services;
  const code = normaliseRecoveryCode(input.recoveryCode);
  const device = await findDevice(services, visitor, input.email);
  return guardAttempt(
    throttle,
    device ? knownDevice(secret, visitor.address, device) : addressAlone(secret, visitor.address),
    async () => {
      const account = await findAccountByEmail(db, secret.emailMac(input.email));
      const lock = account ? recoveryLockOf(account) : null;
      const id = account?.account_id ?? "";
      const dataKey = await openRecoveryLock(code, lock, id);
      if (!account || !dataKey) return null;
      const current = await catchUp(db, account, dataKey);
      const newKey = makeDataKey();
      const credentials = newCredentials(
        account,
        await makePasswordLock(secret.passwordKey, input.newPassword, newKey, id),
      );
      const replacement = {
        account: current,
        dataKey,
        newKey,
        // Ends the second factor too, since it is usually lost with the phone. The code is the last way in.
        credentials,
        ends: new Set(endableAccess),
        keeps: null,
        recoverySalt: account.recovery_salt,
        email: input.email,
      };
      const keys = { dataKey: newKey, credentialVersion: credentials.credential_version };
      return replaceKey(services, replacement, (write, to) =>
        openSession(services, write, to, { keys, visitor, email: input.email }),
      );
    },
    { ...wrongCredentials, detail: "Check the email address and the recovery code." },
  );
}

async function findDevice(
  services: AccessServices,
  { deviceToken }: Visitor,
  email: string,
): Promise<string | null> {
  if (deviceToken === undefined) return null;
  const account = await findAccountByEmail(services.db, services.secret.emailMac(email));
  return findKnownDevice(services, deviceToken, account?.account_id ?? "");
}

type Repair = Partial<Pick<AccountLocks, "email_sealed">>;

interface Proof {
  readonly dataKey: Buffer;
  readonly credentialVersion: number;
  /** Repairs damaged parts. Returns the next revision; `null` when the credentials are outdated. */
  readonly prove: (write: Write, repair: Repair) => Promise<number | null>;
}

export async function startSession(
  { db, clock }: AccessServices,
  visitor: Visitor,
  // `null` if it was not typed and is damaged.
  email: string | null,
  { account_id: id, email_sealed }: AccountLocks,
  proof: Proof,
): Promise<SignedIn | null> {
  const owner: Owner = ownerOf(id, createEntryVault(id, proof.dataKey));
  const isDamaged = owner.vault.openText(textPlaces.email, email_sealed) === null;
  const repair =
    isDamaged && email !== null
      ? { email_sealed: owner.vault.encryptText(textPlaces.email, email) }
      : {};
  return inTransaction(db, async (write) => {
    const revision = await proof.prove(write, repair);
    if (revision === null) return null;
    return openSession({ clock }, write, owner, { keys: proof, visitor, email });
  });
}

interface SessionStart {
  readonly keys: Pick<Proof, "dataKey" | "credentialVersion">;
  readonly visitor: Visitor;
  readonly email: string | null;
}

async function openSession(
  { clock }: Pick<AccessServices, "clock">,
  write: Write,
  owner: Owner,
  { keys, visitor, email }: SessionStart,
): Promise<SignedIn> {
  const now = clock();
  const profile = await createReader(write, owner).find("profile", ONLY);
  const token = await beginSession(write, owner, keys, visitor, now);
  return { token, user: { id: owner.accountId, name: profile?.name ?? "", email: email ?? "" } };
}
