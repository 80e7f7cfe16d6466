import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type SharedRow = Tables["shared_reports"];

/** The SQL of sealed reports that a link opens. */

export async function insertShared(write: Write, row: SharedRow): Promise<void> {
  await write.insertInto("shared_reports").values(row).execute();
}

export async function findShared(
  db: Database,
  accountId: string,
  hash: string,
): Promise<SharedRow | undefined> {
  return db
    .selectFrom("shared_reports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .executeTakeFirst();
}

/** What is known of each link beside the report itself. */
export async function listShared(db: Database, accountId: string) {
  return db
    .selectFrom("shared_reports")
    .select(["link_hash", "wrong_pins", "opened"])
    .where("account_id", "=", accountId)
    .execute();
}

/**
 * Counts a PIN before it is tried, so that a hundred tried at once are counted too. Answers false
 * when none may be tried any more.
 */
export async function countPin(
  db: Database,
  accountId: string,
  hash: string,
  most: number,
): Promise<boolean> {
  const result = await db
    .updateTable("shared_reports")
    .set((eb) => ({ wrong_pins: eb("wrong_pins", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .where("wrong_pins", "<", most)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function noteOpening(
  write: Write,
  accountId: string,
  hash: string,
  opened: string,
): Promise<void> {
  await write
    .updateTable("shared_reports")
    .set({ opened, wrong_pins: 0 })
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}

const NOTHING = Buffer.alloc(0);

/** Deletes the sealed report and keeps when it was opened. */
export async function emptyShared(
  write: Write | Database,
  accountId: string,
  hash: string,
): Promise<void> {
  await write
    .updateTable("shared_reports")
    .set({ report_sealed: NOTHING })
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}

export async function emptyExpired(db: Database, accountId: string, now: number): Promise<void> {
  await db
    .updateTable("shared_reports")
    .set({ report_sealed: NOTHING })
    .where("account_id", "=", accountId)
    .where("expires_at", "<=", now)
    .execute();
}

export async function deleteShared(write: Write, accountId: string, hash: string): Promise<void> {
  await write
    .deleteFrom("shared_reports")
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}
