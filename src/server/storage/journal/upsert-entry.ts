import type { EntryRow } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

/**
 * Inserts the row, or replaces the one with its key. Returns how many others of its kind there are
 * when it is new, `null` when it is not. Which is tried first is a matter of speed alone.
 */
export async function upsertEntry(
  write: Write,
  row: EntryRow,
  isExpected: boolean,
): Promise<number | null> {
  if (isExpected && (await updateEntry(write, row))) return null;
  const others = await insertEntry(write, row);
  if (others === null) await updateEntry(write, row);
  return others;
}

/** In one way to the database: how many others of its kind there are, `null` where its key is taken. */
async function insertEntry(write: Write, row: EntryRow): Promise<number | null> {
  const inserted = await write
    .insertInto("entries")
    .values(row)
    .onConflict((conflict) => conflict.columns(["account_id", "kind", "key"]).doNothing())
    // Whether the new row is there already while this is counted differs between databases.
    .returning((eb) =>
      eb
        .selectFrom("entries as other")
        .select((count) => count.fn.countAll().as("others"))
        .where("other.account_id", "=", row.account_id)
        .where("other.kind", "=", row.kind)
        .where("other.key", "!=", row.key)
        .as("others"),
    )
    .executeTakeFirst();
  return inserted ? Number(inserted.others) : null;
}

async function updateEntry(write: Write, row: EntryRow): Promise<boolean> {
  const { account_id, kind, key, ...changes } = row;
  const { numUpdatedRows } = await write
    .updateTable("entries")
    .set(changes)
    .where("account_id", "=", account_id)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
