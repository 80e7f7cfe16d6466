import type { AccountRow, Database, Tables } from "#server/storage/db/schema.ts";
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

export async function insertAccount(write: Write, row: AccountRow): Promise<void> {
  await write.insertInto("accounts").values(row).execute();
}

const LOCKS = [
  "account_id",
  "created_at",
  "email_sealed",
  "password_salt",
  "password_verifier",
  "password_wrapped_key",
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
  return db
    .selectFrom("accounts")
    .select(LOCKS)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function updateAccount(
  write: Write,
  accountId: string,
  changes: Partial<AccountRow>,
): Promise<void> {
  await write.updateTable("accounts").set(changes).where("account_id", "=", accountId).execute();
}

/** Deletes the account's rows in every table. */
export async function deleteAccountRows(write: Write, accountId: string): Promise<void> {
  const tables = ["pieces", "shared_reports", "entries", "sessions", "emails", "accounts"] as const;
  for (const table of tables) {
    await write.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
}

export async function insertSession(write: Write, row: SessionRow): Promise<void> {
  await write.insertInto("sessions").values(row).execute();
}

/** The session and its account's revision, in one query. */
export async function findSession(db: Database, accountId: string, tokenHash: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.account_id", "sessions.account_id")
    .select([
      "sessions.wrapped_key",
      "sessions.created_at",
      "sessions.last_seen_at",
      "accounts.revision",
    ])
    .where("sessions.account_id", "=", accountId)
    .where("sessions.token_hash", "=", tokenHash)
    .executeTakeFirst();
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

export async function deleteSession(
  write: Write,
  accountId: string,
  tokenHash: string,
): Promise<boolean> {
  const result = await write
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSessionsExcept(
  write: Write,
  accountId: string,
  tokenHash: string | null,
): Promise<void> {
  const sessions = write.deleteFrom("sessions").where("account_id", "=", accountId);
  await (tokenHash === null ? sessions : sessions.where("token_hash", "!=", tokenHash)).execute();
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
