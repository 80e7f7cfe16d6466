import type { EntryRow } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";

/**
 * Inserts the row, or replaces the one with its key. Returns how many others of its kind exist when it is
 * new, otherwise `null`. Which is tried first only affects speed.
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

/** Inserts if the key is free, and counts the others of its kind in the same round trip. */
const inserting = statementOf((db, row: EntryRow) =>
  db
    .insertInto("entries")
    .values({ ...placeOf(row), ...contentOf(row) })
    .onConflict((conflict) => conflict.columns(["account_id", "kind", "key"]).doNothing())
    // The databases differ in whether this count includes the new row.
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

/** Returns how many others of its kind exist; `null` when the key is taken. */
async function insertEntry(write: Write, row: EntryRow): Promise<number | null> {
  const { rows } = await inserting(write, row);
  return rows[0] ? Number(rows[0].others) : null;
}

async function updateEntry(write: Write, row: EntryRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await updating(write, row);
  return numAffectedRows > 0n;
}
