import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { connectDatabase, openForCommand } from "#server/storage/db/connect.ts";
import { findFact } from "#server/storage/db/facts-store.ts";
import { isKnown, migrate } from "#server/storage/db/migrations/migrate.ts";
import { PAGES_OF_ENTRIES } from "#server/storage/db/migrations/migrations.ts";
import {
  type Counts,
  countRows,
  findRows,
  insertRows,
  isEmpty,
  keyOf,
  type Row,
  rowsAtOnce,
} from "#server/storage/db/rows.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { holdAlone, protectFile } from "#server/storage/db/sqlite/sqlite.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { makeDirectory, syncDirectory } from "#server/storage/disk/directory.ts";
import { type DataPlaces, SECRET_CHECK, secretFileOf } from "#server/storage/open-data.ts";
import { readSecret, writeDurably } from "#server/storage/vault/keys/secret-file.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { copyRecordsFromBackup } from "./access-records.ts";
import {
  type BackupHeader,
  type BackupRow,
  countBackup,
  encodeRow,
  readHeader,
  readRowsOfBackup,
} from "./backup-file.ts";

/**
 * Checks everything before writing. @throws Error that says what to do; the database is then empty
 */
export async function restoreBackup(places: DataPlaces, directory: string): Promise<Counts> {
  const { database } = places;
  const header = await readHeader(directory);
  const expected = await countBackup(directory);
  if (!header.migrations.every(isKnown)) {
    throw new Error("This backup is of a newer release of Mwezi. Restore it with that release.");
  }
  const secret = await chooseSecret(places, directory, header);
  const letGo = await prepare(places);
  try {
    await fill(places, directory, { header, expected, secret });
    await (await connectDatabase(database)).destroy();
    const db = openForCommand(database);
    try {
      await readBack(db, directory, header);
    } finally {
      await db.destroy();
    }
    const text = places.secret ?? (await readSecret(secretFileOf(places))) ?? "";
    await copyRecordsFromBackup(places.dataDirectory, directory, createServerSecret(text));
    return expected;
  } finally {
    letGo();
  }
}

async function chooseSecret(
  places: DataPlaces,
  directory: string,
  { secretCheck }: BackupHeader,
): Promise<string | null> {
  const file = secretFileOf(places);
  const text = places.secret ?? (await readSecret(join(directory, "secret")));
  if (text === null)
    throw new Error("The backup has no secret. Set the MWEZI_SECRET it was made with.");
  if (createServerSecret(text).checkValue !== secretCheck) {
    throw new Error(
      "The secret does not belong to this backup. Set the MWEZI_SECRET it was made with.",
    );
  }
  if (places.secret !== null) return null;
  const present = await readSecret(file);
  if (present !== null && present !== text) {
    throw new Error(`${file} is another secret. Restore into another MWEZI_DATA_DIR.`);
  }
  return present === null ? text : null;
}

async function prepare({ database }: DataPlaces): Promise<() => void> {
  if (database.engine === "postgresql") return () => {};
  await makeDirectory(dirname(database.file));
  const letGo = holdAlone(database.file);
  protectFile(database.file);
  return letGo;
}

interface Filling {
  readonly header: BackupHeader;
  readonly expected: Counts;
  readonly secret: string | null;
}

async function fill(
  places: DataPlaces,
  directory: string,
  { header: { migrations }, expected, secret }: Filling,
): Promise<void> {
  const { database } = places;
  const db = openForCommand(database);
  try {
    if (!(await isEmpty(db))) {
      throw new Error(
        "There is data in this database already, and nothing was changed. Restore into an empty one.",
      );
    }
    if (secret !== null) {
      await makeDirectory(places.dataDirectory);
      await writeDurably(secretFileOf(places), secret);
      await syncDirectory(places.dataDirectory);
    }
    // Tables have had their present names since then.
    await migrate(db, database, [PAGES_OF_ENTRIES, migrations.at(-1) ?? ""].sort().at(-1));
    await inTransaction(db, async (write) => {
      for await (const { table, rows } of inGroups(readRowsOfBackup(directory))) {
        await insertRows(write, table, rows);
      }
      if (!isDeepStrictEqual(await countRows(write), expected)) throw new Error(NOT_THE_SAME);
    });
  } finally {
    await db.destroy();
  }
}

const NOT_THE_SAME = "What was restored is not what is in the backup. Do not use it.";

async function* inGroups(all: AsyncIterable<BackupRow>) {
  let rows: Row[] = [];
  let table: BackupRow["table"] = "facts";
  for await (const next of all) {
    if (next.table !== table || rows.length === rowsAtOnce(table)) {
      yield { table, rows };
      rows = [];
      table = next.table;
    }
    rows.push(next.row);
  }
  yield { table, rows };
}

async function readBack(
  db: Database,
  directory: string,
  { secretCheck }: BackupHeader,
): Promise<void> {
  if ((await findFact(db, SECRET_CHECK)) !== secretCheck) throw new Error(NOT_THE_SAME);
  for await (const { table, rows } of inGroups(readRowsOfBackup(directory))) {
    const found = await findRows(db, table, rows);
    const present = new Map(found.map((row) => [keyOf(table, row), row]));
    for (const row of rows) {
      if (!isSame(row, present.get(keyOf(table, row)))) throw new Error(NOT_THE_SAME);
    }
  }
}

/** A later release may have added columns. */
function isSame(row: Row, present: Row = {}): boolean {
  const same = Object.fromEntries(Object.keys(row).map((name) => [name, present[name] ?? null]));
  return isDeepStrictEqual(encodeRow(same), encodeRow(row));
}
