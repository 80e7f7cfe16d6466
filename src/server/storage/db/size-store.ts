import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";

export async function databaseBytes(db: Database): Promise<number> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const { rows } = await (isSqlite ? pages : size).execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

// Free pages left by deletions are reused, so they do not count.
const pages = sql<{ bytes: number }>`
  select (page_count - freelist_count) * page_size as bytes
  from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;

export async function countDue(
  db: Database,
  table: "push_subscriptions" | "mail_reminders",
  now: number,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .where("next_at", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countAccounts(db: Database): Promise<number> {
  const row = await db
    .selectFrom("accounts")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
