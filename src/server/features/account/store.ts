import type { AccountRow, Database, Tables } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { NAME_MARK } from "#server/storage/vault/keys/server-secret.ts";

type SessionRow = Tables["sessions"];

/** Returns false, without inserting, when the address is taken. */
export async function claimEmail(
  write: Write,
  emailMac: string,
  accountId: string,
): Promise<boolean> {
  const result = await write
    .insertInto("emails")
    .values({ email_mac: emailMac, account_id: accountId })
    .onConflict((conflict) => conflict.column("email_mac").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Replaces the account's address. Returns false when another account has it. */
export async function replaceEmail(
  write: Write,
  emailMac: string,
  accountId: string,
): Promise<boolean> {
  await write.deleteFrom("emails").where("account_id", "=", accountId).execute();
  return claimEmail(write, emailMac, accountId);
}

/** Stops reminders by e-mail; returns whether any were on. */
export async function stopMail(write: Write, accountId: string): Promise<boolean> {
  const result = await write
    .deleteFrom("mail_reminders")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertAccount(write: Write, row: AccountRow): Promise<void> {
  await write.insertInto("accounts").values(row).execute();
}

const LOCKS = [
  "account_id",
  "credential_version",
  "layout",
  "key_mark",
  "earlier_keys",
  "created_at",
  "email_sealed",
  "password_salt",
  "password_verifier",
  "password_wrapped_key",
  "password_memory",
  "recovery_salt",
  "recovery_verifier",
  "recovery_wrapped_key",
] as const;

export type AccountLocks = Pick<AccountRow, (typeof LOCKS)[number]>;

export async function findAccountByEmail(
  db: Database,
  emailMac: string,
): Promise<AccountLocks | undefined> {
  const email = await db
    .selectFrom("emails")
    .select("account_id")
    .where("email_mac", "=", emailMac)
    .executeTakeFirst();
  return email && findAccount(db, email.account_id);
}

export async function findAccount(
  db: Database,
  accountId: string,
): Promise<AccountLocks | undefined> {
  return (
    db
      .selectFrom("accounts")
      .select(LOCKS)
      .where("account_id", "=", accountId)
      // The address is empty while an account is being deleted.
      .where("email_sealed", "!=", Buffer.alloc(0))
      .executeTakeFirst()
  );
}

/** Returns the accounts under a sign-in name, of at most this revision, with no session left. */
export function findUnused(
  db: Database,
  createdBefore: number,
  revision: number,
): Promise<ProvenAccount[]> {
  return db
    .selectFrom("emails")
    .innerJoin("accounts", "accounts.account_id", "emails.account_id")
    .select(["accounts.account_id", "accounts.credential_version"])
    .where("emails.email_mac", "like", `${NAME_MARK}%`)
    .where("accounts.created_at", "<", createdBefore)
    .where("accounts.revision", "<=", revision)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sessions")
            .select("sessions.account_id")
            .whereRef("sessions.account_id", "=", "accounts.account_id"),
        ),
      ),
    )
    .execute();
}

export type ProvenAccount = Pick<AccountRow, "account_id" | "credential_version">;

/**
 * Updates an account if the verified credentials are still current, and increments its revision, whose row
 * lock serialises the account's writes. Returns the revision; `null`, changing nothing, after a concurrent
 * password change or deletion. With a recovery code's salt, also `null` when another code has replaced it.
 */
export async function changeAccount(
  write: Write,
  { account_id, credential_version }: ProvenAccount,
  changes: Partial<AccountRow> = {},
  recoverySalt: Buffer | null = null,
): Promise<number | null> {
  const proven = write
    .updateTable("accounts")
    .set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
    .where("account_id", "=", account_id)
    .where("credential_version", "=", credential_version);
  const rows = recoverySalt === null ? proven : proven.where("recovery_salt", "=", recoverySalt);
  return (await rows.returning("revision").executeTakeFirst())?.revision ?? null;
}

export async function insertSession(write: Write, row: SessionRow): Promise<void> {
  await write.insertInto("sessions").values(row).execute();
}

interface SessionPlace {
  readonly accountId: string;
  readonly tokenHash: string;
}

/** Prepared, since every request of a session runs it. */
const sessionStatement = statementOf((db, { accountId, tokenHash }: SessionPlace) =>
  db
    .selectFrom("sessions")
    .innerJoin("accounts", (join) =>
      join
        .onRef("accounts.account_id", "=", "sessions.account_id")
        .onRef("accounts.credential_version", "=", "sessions.credential_version"),
    )
    .select([
      "sessions.wrapped_key",
      "sessions.created_at",
      "sessions.last_seen_at",
      "sessions.proven_at",
      "accounts.revision",
      "accounts.layout",
    ])
    .where("sessions.account_id", "=", accountId)
    .where("sessions.token_hash", "=", tokenHash),
);

/** Returns the session and its account's revision in one query; none if it predates the password. */
export async function findSession(db: Database, accountId: string, tokenHash: string) {
  const { rows } = await sessionStatement(db, { accountId, tokenHash });
  return rows[0];
}

export async function listSessionRows(db: Database, accountId: string) {
  return db
    .selectFrom("sessions")
    .select(["token_hash", "device_sealed", "created_at", "last_seen_at"])
    .where("account_id", "=", accountId)
    .orderBy("last_seen_at", "desc")
    .execute();
}

export async function touchSession(
  db: Database,
  accountId: string,
  tokenHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Returns false when the session has ended, or its credentials were replaced. */
export async function markProven(
  write: Write,
  { account_id, credential_version }: ProvenAccount,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const result = await write
    .updateTable("sessions")
    .set({ proven_at: now })
    .where("account_id", "=", account_id)
    .where("token_hash", "=", tokenHash)
    .where("credential_version", "=", credential_version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the device of the deleted session; `undefined` without such a session. */
export async function deleteSession(
  write: Write,
  accountId: string,
  tokenHash: string,
): Promise<string | null | undefined> {
  const row = await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .returning("device_hash")
    .executeTakeFirst();
  return row?.device_hash;
}

export async function deleteSessionsExcept(
  write: Write,
  accountId: string,
  tokenHash: string | null,
): Promise<void> {
  const sessions = write.deleteFrom("sessions").where("account_id", "=", accountId);
  await (tokenHash === null ? sessions : sessions.where("token_hash", "!=", tokenHash)).execute();
}

/** Updates the only remaining session to the new credentials. */
export async function renewSession(
  write: Write,
  accountId: string,
  keys: Pick<SessionRow, "credential_version" | "wrapped_key">,
): Promise<void> {
  await write.updateTable("sessions").set(keys).where("account_id", "=", accountId).execute();
}

export async function deleteExpiredSessions(
  write: Write,
  accountId: string,
  createdBefore: number,
  seenBefore: number,
): Promise<void> {
  await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where((eb) =>
      eb.or([eb("created_at", "<", createdBefore), eb("last_seen_at", "<", seenBefore)]),
    )
    .execute();
}

const SESSIONS_AT_ONCE = 500;

export async function deleteSomeIdleSessions(db: Database, seenBefore: number): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where((eb) =>
      eb(
        eb.refTuple("account_id", "token_hash"),
        "in",
        eb
          .selectFrom("sessions")
          .select(["account_id", "token_hash"])
          .where("last_seen_at", "<", seenBefore)
          .limit(SESSIONS_AT_ONCE)
          .$asTuple("account_id", "token_hash"),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all sessions except the `most` last seen. */
export async function deleteIdlestSessions(
  write: Write,
  accountId: string,
  most: number,
): Promise<void> {
  const latest = write
    .selectFrom("sessions")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .orderBy("last_seen_at", "desc")
    .orderBy("created_at", "desc")
    .limit(most);
  await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "not in", latest)
    .execute();
}
