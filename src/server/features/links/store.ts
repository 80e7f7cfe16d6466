import type { Database, Tables } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export type ReportRow = Tables["shared_reports"];

export async function insertReport(write: Write, row: ReportRow): Promise<void> {
  await write.insertInto("shared_reports").values(row).execute();
}

export async function findReport(
  db: Database,
  accountId: string,
  hash: string,
): Promise<ReportRow | undefined> {
  return db
    .selectFrom("shared_reports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .executeTakeFirst();
}

export async function listLinkUses(db: Database, accountId: string) {
  return db
    .selectFrom("shared_reports")
    .select(["link_hash", "wrong_pins", "opened", "made_by"])
    .where("account_id", "=", accountId)
    .execute();
}

/**
 * Counts an attempt; returns false if none is left. Called before the PIN is checked, because
 * checks run in parallel.
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

export async function saveOpenings(
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

export const NO_BYTES = Buffer.alloc(0);

/** Erases the encrypted report and the hash of its PIN; the times of opening stay. */
export async function eraseReport(
  write: Write | Database,
  accountId: string,
  hash: string,
): Promise<void> {
  await write
    .updateTable("shared_reports")
    .set({ report_sealed: NO_BYTES, pin_salt: null, pin_verifier: null })
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}

export async function saveSealed(
  write: Write,
  accountId: string,
  hash: string,
  sealed: Buffer,
): Promise<void> {
  await write
    .updateTable("shared_reports")
    .set({ report_sealed: sealed })
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}

export async function eraseExpiredReports(db: Database, now: number): Promise<void> {
  await db
    .updateTable("shared_reports")
    .set({ report_sealed: NO_BYTES, pin_salt: null, pin_verifier: null })
    .where("expires_at", "<=", now)
    .where("report_sealed", "!=", NO_BYTES)
    .execute();
}

export async function deleteReport(write: Write, accountId: string, hash: string): Promise<void> {
  await write
    .deleteFrom("shared_reports")
    .where("account_id", "=", accountId)
    .where("link_hash", "=", hash)
    .execute();
}
