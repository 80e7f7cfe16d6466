import type { begin as beginEndpoint, SignedIn } from "#contract/account/auth.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { AppError } from "#server/failures/app-error.ts";
import { siteOf } from "#server/http/fairness/network.ts";
import { anyoneAt } from "#server/http/fairness/queue.ts";
import { type Counter, limits } from "#server/http/fairness/throttle.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { writeEntries } from "#server/storage/journal/journal.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { PAGES } from "#server/storage/pages/move-entries.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import {
  type Lock,
  makePasswordLock,
  makeRecoveryLock,
} from "#server/storage/vault/keys/password.ts";
import {
  makeRecoveryCode,
  normaliseRecoveryCode,
} from "#server/storage/vault/keys/recovery-code.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { makeSignInName } from "#server/storage/vault/keys/sign-in-name.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { passwordColumns, recoveryColumns } from "./locks.ts";
import { beginSession, type Visitor } from "./sessions.ts";
import { claimEmail, findAccountByEmail, insertAccount } from "./store.ts";

export interface RegistrationServices extends Services {
  readonly registrationsAnHour?: number | undefined;
}

const FIRST_VERSION = 1;

interface Registration {
  readonly name: string;
  /** Or a sign-in name. */
  readonly email: string;
}

export async function register(
  services: RegistrationServices,
  visitor: Visitor,
  input: Registration & { readonly password: string },
): Promise<SignedIn> {
  return createAccount(services, visitor, input, await prepare(services, visitor, input.password));
}

/** Makes a sign-in name and a recovery code. @throws AppError `too_many_attempts` */
export async function begin(
  services: RegistrationServices,
  visitor: Visitor,
  {
    password,
    language,
  }: { readonly password: string; readonly language?: LanguageTag | undefined },
): Promise<ResponseData<typeof beginEndpoint>> {
  const { db, secret, throttle } = services;
  const prepared = await prepare(services, visitor, password);
  const recoveryCode = makeRecoveryCode();
  const recoveryLock = await throttle.inTurn(anyoneAt(visitor.address), () =>
    makeRecoveryLock(normaliseRecoveryCode(recoveryCode), prepared.dataKey, prepared.accountId),
  );
  const email = await findFreeName(db, secret, language);
  const account = { ...prepared, recoveryLock };
  return {
    ...(await createAccount(services, visitor, { name: "", email }, account)),
    recoveryCode,
  };
}

/** A name taken between this and the insert is refused as `email_taken`. */
async function findFreeName(
  db: Database,
  secret: ServerSecret,
  language: LanguageTag | undefined,
): Promise<string> {
  const name = makeSignInName(language);
  const account = await findAccountByEmail(db, secret.emailMac(name));
  return account ? findFreeName(db, secret, language) : name;
}

export interface NewAccount {
  readonly accountId: string;
  readonly dataKey: Buffer;
  readonly lock: Lock;
  readonly recoveryLock?: Lock;
}

async function prepare(
  services: RegistrationServices,
  { address }: Visitor,
  password: string,
): Promise<NewAccount> {
  const { secret, throttle } = services;
  await throttle.count(registrationCounters(services, address));
  const accountId = crypto.randomUUID();
  const dataKey = makeDataKey();
  const lock = await throttle.inTurn(anyoneAt(address), () =>
    makePasswordLock(secret.passwordKey, password, dataKey, accountId),
  );
  return { accountId, dataKey, lock };
}

export async function createAccount(
  { db, clock, secret }: Pick<RegistrationServices, "db" | "clock" | "secret">,
  visitor: Visitor,
  { name, email }: Registration,
  { accountId, dataKey, lock, recoveryLock }: NewAccount,
): Promise<SignedIn> {
  const owner = ownerOf(accountId, createEntryVault(accountId, dataKey));
  const now = clock();
  const token = await inTransaction(db, async (write) => {
    await insertAccount(write, {
      account_id: accountId,
      revision: 1,
      layout: PAGES,
      last_write: null,
      key_mark: null,
      earlier_keys: null,
      credential_version: FIRST_VERSION,
      created_at: now,
      email_sealed: owner.vault.encryptText(textPlaces.email, email),
      ...passwordColumns(lock),
      ...recoveryColumns(recoveryLock ?? null),
    });
    if (!(await claimEmail(write, secret.emailMac(email), accountId))) {
      throw new AppError("email_taken", "Sign in, or use another email address.");
    }
    await writeEntries(write, owner, 1, (writer) => writer.put("profile", newProfile(name)));
    const keys = { dataKey, credentialVersion: FIRST_VERSION };
    return beginSession(write, owner, keys, visitor, now);
  });
  return { token, user: { id: accountId, name, email } };
}

/** The network first: a registration that it refuses does not count for the whole instance. */
function registrationCounters(
  { secret, registrationsAnHour: attempts }: RegistrationServices,
  address: string,
): Counter[] {
  const { registration } = limits;
  const subjectOf = (who: string) => secret.throttleSubject("registration", who);
  const own: Counter = { limit: registration, subject: subjectOf(siteOf(address)) };
  if (attempts === undefined) return [own];
  return [own, { limit: { ...registration, attempts }, subject: subjectOf("everybody") }];
}
