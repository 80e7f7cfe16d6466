import type { EntryRow } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
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

/** Where its key is free; how many others of its kind there are, in the same way to the database. */
const inserting = statementOf((db, row: EntryRow) =>
  db
    .insertInto("entries")
    .values({ ...placeOf(row), ...contentOf(row) })
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
    ),
);

const updating = statementOf((db, row: EntryRow) =>
  db
    .updateTable("entries")
    .set(contentOf(row))
    .where("account_id", "=", row.account_id)
    .where("kind", "=", row.kind)
    .where("key", "=", row.key),
);

const placeOf = ({ account_id, kind, key }: EntryRow) => ({ account_id, kind, key });

const contentOf = ({ month, id_key, sealed, revision, updated_at }: EntryRow) => ({
  ...{ month, id_key, sealed, revision, updated_at },
});

/** How many others of its kind there are, `null` where its key is taken. */
async function insertEntry(write: Write, row: EntryRow): Promise<number | null> {
  const { rows } = await inserting(write, row);
  return rows[0] ? Number(rows[0].others) : null;
}

async function updateEntry(write: Write, row: EntryRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await updating(write, row);
  return numAffectedRows > 0n;
}
