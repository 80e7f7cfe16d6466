import { PostgresAdapter, PostgresDialect } from "kysely";
import type pg from "pg";
import { createStatementNames } from "../statement-names.ts";
import { lend } from "./postgres-client.ts";

const INT8 = 20;
const MOST_CLIENTS = 10;
const LONGEST_CONNECT = 5000;
// No query takes this long; a stopped server or a dead connection does not respond at all.
const LONGEST_QUERY = 10_000;
/** For migrations and commands, which read and write many rows. */
export const NO_LIMIT = 0;

const pools = new Set<pg.Pool>();

export const countWaiting = (): number =>
  [...pools].reduce((sum, { waitingCount }) => sum + waitingCount, 0);

/** Returns a dialect with a reconnecting pool: see docs/decisions/010. */
export function postgresDialect(url: string, longestQuery = LONGEST_QUERY): PostgresDialect {
  return new PooledDialect({
    pool: async () => {
      const pool = await openPool(url, longestQuery);
      pools.add(pool);
      const names = createStatementNames();
      const end = async () => {
        pools.delete(pool);
        await pool.end();
      };
      return { connect: () => lend(pool, names), end };
    },
  });
}

async function openPool(url: string, longestQuery: number): Promise<pg.Pool> {
  // Loaded here, so that a server on SQLite does not use the driver's memory.
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CLIENTS,
    connectionTimeoutMillis: LONGEST_CONNECT,
    query_timeout: longestQuery,
    keepAlive: true,
    // A transaction's `begin` is sent with its first statement: see postgres-client.ts.
    pipeline: true,
  });
  // The pool listens to idle clients only; an unhandled error event of a client would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

class PooledDialect extends PostgresDialect {
  override createAdapter() {
    return new LocklessAdapter();
  }
}

/**
 * Kysely's migration lock belongs to a session: a pooler would release it on another connection.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
