import { setTimeout as pause } from "node:timers/promises";
import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";
import { BUSY_MILLISECONDS } from "./sqlite.ts";

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

/** Without waiting inside SQLite, where nothing else could be answered meanwhile. */
const emptyOnce = (db: Database): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      );
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY_MILLISECONDS}`).execute(connection);
    }
  });
