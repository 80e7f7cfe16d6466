import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type FeedRow = Tables["calendar_feeds"];

export async function findFeed(db: Database, accountId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function replaceFeed(write: Write, row: FeedRow): Promise<void> {
  await deleteFeed(write, row.account_id);
  await write.insertInto("calendar_feeds").values(row).execute();
}

/** Does nothing if the feed was renewed or ended meanwhile. */
export async function saveCalendar(
  db: Database,
  { account_id, feed_hash }: Pick<FeedRow, "account_id" | "feed_hash">,
  calendar: Pick<FeedRow, "calendar_sealed" | "made_from">,
): Promise<void> {
  await db
    .updateTable("calendar_feeds")
    .set(calendar)
    .where("account_id", "=", account_id)
    .where("feed_hash", "=", feed_hash)
    .execute();
}

export async function deleteFeed(write: Write, accountId: string): Promise<void> {
  await write.deleteFrom("calendar_feeds").where("account_id", "=", accountId).execute();
}
