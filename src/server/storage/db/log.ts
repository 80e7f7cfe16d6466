import { setTimeout as pause } from "node:timers/promises";
import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";

const TRIES = 5;
const PAUSE_MILLISECONDS = 50;

/**
 * Writes SQLite's log into the database and cuts it to nothing, so that it holds no copy of what was
 * deleted. Returns false while a reader keeps it. PostgreSQL has no such log of its own to cut.
 */
export async function emptyLog(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (await emptyOnce(db)) return true;
    await pause(PAUSE_MILLISECONDS);
  }
  return false;
}

async function emptyOnce(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
