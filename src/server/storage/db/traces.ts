import { SqliteAdapter, sql } from "kysely";
import { isWriteFailure } from "./failures.ts";
import { emptyLog } from "./log.ts";
import type { Database } from "./schema.ts";

const MEGABYTE = 1_000_000;

/** Maximum database size for a rewrite, which takes about 6 ms a megabyte. */
export const rewriteLimits = {
  /** In the main thread, which answers nothing else meanwhile. */
  atOnce: 16 * MEGABYTE,
  /** In a thread: reads continue, and writes wait up to five seconds. */
  inThread: 1000 * MEGABYTE,
  /** The same at night: above the daytime limit some writes get a 503 and are sent again. */
  atNight: Number.POSITIVE_INFINITY,
} as const;

/** Erases the log and pages whose rows moved. Returns false while some may remain. */
export async function eraseTraces(db: Database, limit: number): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  try {
    if ((await bytesOf(db)) > limit) {
      await emptyLog(db);
      return false;
    }
    await sql`vacuum`.execute(db);
    return await emptyLog(db);
  } catch (error) {
    if (isWriteFailure(error)) return false;
    throw error;
  }
}

async function bytesOf(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}
