import { sql } from "kysely";
import type { Database } from "./schema.ts";
import type { Write } from "./transaction.ts";

/**
 * The tables of a backup, parents first, with the columns of their keys. Sessions, devices, counts of
 * attempts, feeds, push and mail are no data, and what was ended must not come back with it.
 */
export const backupTables = {
  facts: ["name"],
  accounts: ["account_id"],
  emails: ["email_mac"],
  passkeys: ["account_id", "passkey_hash"],
  second_factors: ["account_id"],
  entries: ["account_id", "kind", "key"],
  pieces: ["account_id", "file_key", "position"],
  shared_reports: ["account_id", "link_hash"],
} as const;

export type BackupTable = keyof typeof backupTables;

export const tableNames = Object.keys(backupTables) as BackupTable[];

/** Columns hold text, whole numbers, bytes and nothing else, on both databases. */
export type Row = Readonly<Record<string, string | number | Buffer | null>>;

export type Counts = Record<BackupTable, number>;

export const noRows = (): Counts => ({
  ...{ facts: 0, accounts: 0, emails: 0, passkeys: 0, second_factors: 0 },
  ...{ entries: 0, pieces: 0, shared_reports: 0 },
});

// Of pieces about 16 MB.
const ROWS_AT_ONCE = 64;

/** Every row of a table in the order of its key, a page at a time. */
export async function* readRows(db: Database, table: BackupTable): AsyncGenerator<Row> {
  const names = backupTables[table];
  const keys = sql.join(names.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const values = names.map((name) => last?.[name]);
    const rest = last ? sql`where (${keys}) > (${sql.join(values)})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${keys} limit ${ROWS_AT_ONCE}
    `.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export async function insertRows(
  write: Write,
  table: BackupTable,
  rows: readonly Row[],
): Promise<void> {
  // The columns are those of the schema that the backup names.
  if (rows.length > 0)
    await write
      .insertInto(table)
      .values(rows as never)
      .execute();
}

/** The row with the key of this one. */
export async function findRow(
  db: Database,
  table: BackupTable,
  row: Row,
): Promise<Row | undefined> {
  const conditions = backupTables[table].map((name) => sql`${sql.ref(name)} = ${row[name]}`);
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
  `.execute(db);
  return rows[0];
}

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

/** Whether the database holds nobody's data, and belongs to no secret yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  if (!tables.includes("facts") || !tables.includes("accounts")) return true;
  const { facts, accounts } = await countRows(db);
  return facts === 0 && accounts === 0;
}

/** What SQLite says of its file: nothing when it is whole. PostgreSQL checks its pages as it reads. */
export async function findDamage(db: Database, isSqlite: boolean): Promise<string[]> {
  if (!isSqlite) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map((row) => row.integrity_check).filter((line) => line !== "ok"),
    ...orphans.rows.map(({ table }) => `${table}: a row belongs to no account`),
  ];
}

/** How many accounts no e-mail address leads to, but those that are being deleted. */
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
