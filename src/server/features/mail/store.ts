import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import type { MailLink } from "#server/storage/vault/mail-link.ts";

export type MailRow = Tables["mail_reminders"];
type Turn = Pick<MailRow, "next_at" | "later" | "failures">;

export async function findMail(
  db: Database | Write,
  accountId: string,
): Promise<MailRow | undefined> {
  return db
    .selectFrom("mail_reminders")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function replaceMail(write: Write, row: MailRow): Promise<void> {
  await deleteRows(write, "mail_reminders", row.account_id);
  await write.insertInto("mail_reminders").values(row).execute();
}

/** Does nothing if the row was replaced or deleted meanwhile. */
export async function changeMail(
  db: Database | Write,
  { account_id, link_hash }: Pick<MailRow, "account_id" | "link_hash">,
  changes: Partial<MailRow>,
): Promise<void> {
  await db
    .updateTable("mail_reminders")
    .set(changes)
    .where("account_id", "=", account_id)
    .where("link_hash", "=", link_hash)
    .execute();
}

/** Increments the revision, because the account's responses are cached under it. */
export async function deleteByLink(write: Write, { accountId, hash }: MailLink): Promise<boolean> {
  const result = await write
    .deleteFrom("mail_reminders")
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) return false;
  await nextRevision(write, accountId);
  return true;
}

export async function findDue(db: Database, now: number, most: number): Promise<MailRow[]> {
  return db
    .selectFrom("mail_reminders")
    .selectAll()
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(most)
    .execute();
}

/** Moves on to the next mail. Returns false when another process has done so; only the first one sends. */
export async function claim(
  db: Database,
  { account_id, link_hash, next_at }: MailRow,
  turn: Turn & Partial<MailRow>,
): Promise<boolean> {
  const result = await db
    .updateTable("mail_reminders")
    .set(turn)
    .where("account_id", "=", account_id)
    .where("link_hash", "=", link_hash)
    .where("next_at", next_at === null ? "is" : "=", next_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteUnconfirmed(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom("mail_reminders")
    .where("state", "=", "unconfirmed")
    .where("created_at", "<", before)
    .execute();
}
