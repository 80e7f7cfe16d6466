import type { AccountRow, Database, Tables } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";

type SessionRow = Tables["sessions"];

/** SQL for accounts, e-mail look-up and sessions. */

/** Returns false, and inserts nothing, when the address is taken. */
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

/** Puts an address in place of the account's own. Returns false when another account has it. */
export async function replaceEmail(
  write: Write,
  emailMac: string,
  accountId: string,
): Promise<boolean> {
  await write.deleteFrom("emails").where("account_id", "=", accountId).execute();
  return claimEmail(write, emailMac, accountId);
}

/** Stops notes by e-mail; returns whether any were asked for. */
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
      // Empty in an account that is being deleted.
      .where("email_sealed", "!=", Buffer.alloc(0))
      .executeTakeFirst()
  );
}

/** An account and the version of its credentials that were verified. */
export type ProvenAccount = Pick<AccountRow, "account_id" | "credential_version">;

/**
 * Changes an account whose credentials are still those that were verified, and increments its
 * revision, whose row lock serialises the account's writes. Returns the revision; `null`, changing
 * nothing, when a new password or the deletion was first. Who proved herself by a recovery code
 * names its salt: `null` also when another code has replaced it.
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

/** Every request of hers begins with it. */
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
      "accounts.revision",
    ])
    .where("sessions.account_id", "=", accountId)
    .where("sessions.token_hash", "=", tokenHash),
);

/** The session and its account's revision, in one query; none of before a new password. */
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

/** Returns the device of the session it deleted; `undefined` when there is no such session. */
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

/** Lets the only session left go on under new credentials. */
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

/** Deletes some of the sessions that were last seen before then; returns whether there were any. */
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

/** Deletes all but the `most` sessions that were seen last. */
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
