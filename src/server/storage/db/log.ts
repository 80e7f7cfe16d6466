import { setTimeout as pause } from "node:timers/promises";
import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";

const TRIES = 5;
const PAUSE_MILLISECONDS = 50;

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
