import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { createPauses } from "#server/storage/slices.ts";

const STORED = ["key", "month", "sealed", "revision"] as const;

export type StoredEntry = Pick<EntryRow, (typeof STORED)[number]>;

const raise = (db: Database) =>
  db.updateTable("accounts").set((eb) => ({ revision: eb("revision", "+", 1) }));

const raising = statementOf((db, { accountId }: { readonly accountId: string }) =>
  raise(db).where("account_id", "=", accountId).returning("revision"),
);

interface MarkedWrite {
  readonly mark: string;
  /** Identifies the data key that the write encrypts with. */
  readonly keyMark: string;
}

const marking = statementOf(
  (db, { accountId, mark, keyMark }: MarkedWrite & { readonly accountId: string }) =>
    raise(db)
      .set({ last_write: mark })
      .where("account_id", "=", accountId)
      .where((eb) => eb.or([eb("key_mark", "is", null), eb("key_mark", "=", keyMark)]))
      .returning("revision"),
);

/**
 * Increments the account's revision and returns it. Runs first in every write transaction, because its row
 * lock serialises the account's writes. `null` without an account, or when its data key was replaced.
 */
export async function nextRevision(
  write: Write,
  accountId: string,
  marked?: MarkedWrite,
): Promise<number | null> {
  const { rows } = await (marked === undefined
    ? raising(write, { accountId })
    : marking(write, { accountId, ...marked }));
  return rows[0]?.revision ?? null;
}

/**
 * Returns whether the write with this mark and revision was committed; `null` when later writes hide it.
 * Waits for it if it is still in progress.
 */
export async function recallWrite(
  write: Write,
  accountId: string,
  mark: string,
  revision: number,
): Promise<boolean | null> {
  const next = await nextRevision(write, accountId);
  const row = await write
    .selectFrom("accounts")
    .select("last_write")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (next === null || !row) return null;
  if (row.last_write === mark) return true;
  return next - 1 <= revision ? false : null;
}

const rowsOf = (db: Database, accountId: string, kind: string) =>
  db
    .selectFrom("entries")
    .select(STORED)
    .where("account_id", "=", accountId)
    .where("kind", "=", kind);

interface EntryPlace {
  readonly accountId: string;
  readonly kind: string;
  readonly key: string;
}

const entryAt = statementOf((db, { accountId, kind, key }: EntryPlace) =>
  rowsOf(db, accountId, kind).where("key", "=", key),
);

export async function findEntry(
  db: Database,
  accountId: string,
  kind: string,
  key: string,
): Promise<StoredEntry | undefined> {
  const { rows } = await entryAt(db, { accountId, kind, key });
  return rows[0];
}

// The driver reads a whole page at once, which takes a few milliseconds.
const PAGE = 500;

/** Yields the rows of a kind, or of some of its months, page by page. */
export async function* entryPages(
  db: Database,
  accountId: string,
  kind: string,
  months: readonly string[] | null,
): AsyncGenerator<readonly StoredEntry[]> {
  if (months === null) return yield* pagesOf(db, accountId, kind, null);
  const few = await rowsOf(db, accountId, kind).where("month", "in", months).limit(PAGE).execute();
  if (few.length < PAGE) return yield few;
  for (const month of months) yield* pagesOf(db, accountId, kind, month);
}

async function* pagesOf(
  db: Database,
  accountId: string,
  kind: string,
  month: string | null,
): AsyncGenerator<readonly StoredEntry[]> {
  const all = rowsOf(db, accountId, kind);
  const rowsOfKind = month === null ? all : all.where("month", "=", month);
  for (let after = ""; ; ) {
    const rows = await rowsOfKind.where("key", ">", after).orderBy("key").limit(PAGE).execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.key;
  }
}

/** Returns the hashes of the months that have entries of a kind. */
export async function findMonths(db: Database, accountId: string, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom("entries")
    .select("month")
    .distinct()
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ month }) => month);
}

const entryOfId = statementOf((db, { accountId, kind, key }: EntryPlace) =>
  rowsOf(db, accountId, kind).where("id_key", "=", key),
);

/** Returns the entry of a kind whose id has this hash. */
export async function findEntryById(
  db: Database,
  accountId: string,
  kind: string,
  idKey: string,
): Promise<StoredEntry | undefined> {
  const { rows } = await entryOfId(db, { accountId, kind, key: idKey });
  return rows[0];
}

const WITHOUT_ID_KEY_AT_ONCE = 200;

/** Returns some entries of a kind that have no id hash, after `after` in key order. */
export async function findEntriesWithoutIdKey(
  db: Database,
  accountId: string,
  kind: string,
  after: string,
): Promise<StoredEntry[]> {
  return rowsOf(db, accountId, kind)
    .where("id_key", "is", null)
    .where("key", ">", after)
    .orderBy("key")
    .limit(WITHOUT_ID_KEY_AT_ONCE)
    .execute();
}

/** Stores the hash of an entry's id, unless the entry was written since it was read. */
export async function setIdKey(
  write: Write,
  accountId: string,
  kind: string,
  { key, revision }: Pick<StoredEntry, "key" | "revision">,
  idKey: string,
): Promise<void> {
  await write
    .updateTable("entries")
    .set({ id_key: idKey })
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("revision", "=", revision)
    .execute();
}

/** Counts by the primary key, without reading entries. */
export async function countEntries(
  db: Database | Write,
  accountId: string,
  kind: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("entries")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether a kind has an entry at this position, from 0, reading no more keys than needed. */
export async function hasEntryAt(
  db: Database,
  accountId: string,
  kind: string,
  place: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("entries")
    .select("key")
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .orderBy("key")
    .offset(place)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

// Both databases limit the parameters of a statement.
const ROWS_AT_ONCE = 500;

/** Inserts the rows whose key is free; returns how many. */
export async function insertNewEntries(write: Write, rows: readonly EntryRow[]): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const result = await write
      .insertInto("entries")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(["account_id", "kind", "key"]).doNothing())
      .executeTakeFirst();
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0n);
  }
  return inserted;
}

/** Deletes the rows of a kind last written at this revision; returns how many. */
export async function deleteEntriesOfRevision(
  write: Write,
  accountId: string,
  revision: number,
  kind: string,
): Promise<number> {
  const pause = createPauses();
  let deleted = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    await pause();
    const rows: Pick<EntryRow, "key" | "revision">[] = await write
      .selectFrom("entries")
      .select(["key", "revision"])
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("key", ">", after)
      .orderBy("key")
      .limit(PAGE)
      .execute();
    after = rows.at(-1)?.key;
    const keys = rows.flatMap((row) => (row.revision === revision ? [row.key] : []));
    await deleteEntries(write, accountId, kind, keys);
    deleted += keys.length;
  }
  return deleted;
}

export async function deleteEntry(
  write: Write,
  accountId: string,
  kind: string,
  key: string,
): Promise<boolean> {
  const result = await write
    .deleteFrom("entries")
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteEntries(
  write: Write,
  accountId: string,
  kind: string,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    await write
      .deleteFrom("entries")
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("key", "in", keys.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}
