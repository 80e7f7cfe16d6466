import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";
import type { Write } from "./transaction.ts";

/** Parents first. Without sessions, links, push and tokens: ended access must not return. */
export const backupTables = {
  facts: ["name"],
  accounts: ["account_id"],
  emails: ["email_mac"],
  passkeys: ["account_id", "passkey_hash"],
  second_factors: ["account_id"],
  pages: ["account_id", "page"],
  older_entries: ["account_id", "kind", "key"],
  pieces: ["account_id", "file_key", "position"],
} as const;

export const olderTableNames: Readonly<Record<string, BackupTable>> = { entries: "older_entries" };

export type BackupTable = keyof typeof backupTables;

export const tableNames = Object.keys(backupTables) as BackupTable[];

/** Columns contain only text, whole numbers and bytes, on both engines. */
export type Row = Readonly<Record<string, string | number | Buffer | null>>;

export type Counts = Record<BackupTable, number>;

export const noRows = (): Counts => ({
  facts: 0,
  accounts: 0,
  emails: 0,
  passkeys: 0,
  second_factors: 0,
  pages: 0,
  older_entries: 0,
  pieces: 0,
});

const ROWS_AT_ONCE: Partial<Record<BackupTable, number>> = { pieces: 64, pages: 500 };

/** How many rows are read or written together: about 16 MB of file parts, 2 MB of pages or 1 MB of entries. */
export const rowsAtOnce = (table: BackupTable): number => ROWS_AT_ONCE[table] ?? 1000;

export async function* readRows(db: Database, table: BackupTable): AsyncGenerator<Row> {
  const names = backupTables[table];
  const keys = sql.join(names.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const values = names.map((name) => last?.[name]);
    const rest = last ? sql`where (${keys}) > (${sql.join(values)})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${keys} limit ${rowsAtOnce(table)}
    `.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce(table)) return;
  }
}

const isSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter;

/** SQLite allows 32,766 parameters a statement. */
const SQLITE_ROWS_AT_ONCE = 200;

export async function insertRows(
  write: Write,
  table: BackupTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  if (!isSqlite(write)) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordsOf(table, rows)}
    `.execute(write);
    return;
  }
  for (let from = 0; from < rows.length; from += SQLITE_ROWS_AT_ONCE) {
    const values = rows.slice(from, from + SQLITE_ROWS_AT_ONCE);
    await write
      .insertInto(table)
      .values(values as never)
      .execute();
  }
}

/** Passes the rows as one JSON parameter, which is faster than a parameter for each value. */
const recordsOf = (table: BackupTable, rows: readonly Row[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(asJson))}::json)`;

const asJson = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value,
    ]),
  );

export async function findRows(
  db: Database,
  table: BackupTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const names = backupTables[table];
  if (!isSqlite(db)) {
    const keys = rows.map((row) =>
      Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
    );
    const found = await sql<Row>`
      select present.* from ${recordsOf(table, keys)} as wanted
      join ${sql.table(table)} as present using (${sql.join(names.map((name) => sql.ref(name)))})
    `.execute(db);
    return found.rows;
  }
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const keys = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  const found = await sql<Row>`
    select * from ${sql.table(table)} where (${columns}) in (values ${sql.join(keys)})
  `.execute(db);
  return found.rows;
}

export const keyOf = (table: BackupTable, row: Row): string =>
  JSON.stringify(backupTables[table].map((name) => row[name]));

export async function countRows(db: Database): Promise<Counts> {
  const counts = noRows();
  for (const table of tableNames) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
    `.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

export async function isEmpty(db: Database): Promise<boolean> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  if (!tables.includes("facts") || !tables.includes("accounts")) return true;
  const { facts, accounts } = await countRows(db);
  return facts === 0 && accounts === 0;
}

/** What SQLite's check reports; empty when intact. PostgreSQL checks pages on reading. */
export async function findDamage(db: Database, isSqlite: boolean): Promise<string[]> {
  if (!isSqlite) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map((row) => row.integrity_check).filter((line) => line !== "ok"),
    ...orphans.rows.map(({ table }) => `${table}: a row belongs to no account`),
  ];
}

export async function countNotMoved(db: Database): Promise<number> {
  const row = await db
    .selectFrom("older_entries")
    .select((eb) => eb.fn.count<number>("account_id").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findUnreachable(db: Database): Promise<number> {
  const row = await db
    .selectFrom("accounts")
    .leftJoin("emails", "emails.account_id", "accounts.account_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("emails.email_mac", "is", null)
    .where("accounts.email_sealed", "!=", Buffer.alloc(0))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
