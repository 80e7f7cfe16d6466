import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Database, Tables } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";

export type FeedRow = Tables["calendar_feeds"];

export async function findFeed(db: Database, accountId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function replaceFeed(write: Write, row: FeedRow): Promise<void> {
  await deleteRows(write, "calendar_feeds", row.account_id);
  await write.insertInto("calendar_feeds").values(row).execute();
}

/** Does nothing if the feed was renewed or ended meanwhile. */
export async function saveCalendar(
  db: Database | Write,
  { account_id, feed_hash }: Pick<FeedRow, "account_id" | "feed_hash">,
  calendar: Partial<FeedRow>,
): Promise<void> {
  await db
    .updateTable("calendar_feeds")
    .set(calendar)
    .where("account_id", "=", account_id)
    .where("feed_hash", "=", feed_hash)
    .execute();
}

/** Increments the revision, because the list of accesses is cached under it. */
export async function touchFeed(db: Database, row: FeedRow, last_used_at: number): Promise<void> {
  await inTransaction(db, async (write) => {
    await nextRevision(write, row.account_id);
    await saveCalendar(write, row, { last_used_at });
  });
}
