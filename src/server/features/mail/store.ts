import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import type { MailLink } from "#server/storage/vault/mail-link.ts";

export type MailRow = Tables["mail_reminders"];
/** What changes from mail to mail. */
type Turn = Pick<MailRow, "next_at" | "later" | "failures">;

/** SQL for notes by e-mail. */

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

/** Puts it in place of what was before. */
export async function replaceMail(write: Write, row: MailRow): Promise<void> {
  await deleteMail(write, row.account_id);
  await write.insertInto("mail_reminders").values(row).execute();
}

export async function deleteMail(write: Write, accountId: string): Promise<void> {
  await write.deleteFrom("mail_reminders").where("account_id", "=", accountId).execute();
}

/** A row that was renewed or ended meanwhile stays as it is. */
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

/**
 * Ends what a link is of; answers whether there was anything. The account's answers are cached by its
 * revision.
 */
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

/** Moves on from the mail that is due. False where another process has: of several, one sends it. */
export async function claim(
  db: Database,
  { account_id, link_hash, next_at }: MailRow,
  turn: Turn,
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

/** What nobody confirmed in time goes, with the address in it. */
export async function deleteUnconfirmed(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom("mail_reminders")
    .where("state", "=", "unconfirmed")
    .where("created_at", "<", before)
    .execute();
}
