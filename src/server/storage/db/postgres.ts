import { PostgresAdapter, PostgresDialect } from "kysely";
import type pg from "pg";
import { lend } from "./postgres-client.ts";
import { createStatementNames } from "./statement-names.ts";

const INT8 = 20;
const MOST_CLIENTS = 10;
const LONGEST_CONNECT = 5000;
// No query takes this long: a server that is stopped, or a line that is dead, says nothing at all.
const LONGEST_QUERY = 10_000;
/** For migrations and commands, which read and write many rows. */
export const NO_LIMIT = 0;

/** PostgreSQL through a pool that comes back: see docs/decisions/010. */
export function postgresDialect(url: string, longestQuery = LONGEST_QUERY): PostgresDialect {
  return new PooledDialect({
    pool: async () => {
      const pool = await openPool(url, longestQuery);
      const names = createStatementNames();
      return { connect: () => lend(pool, names), end: () => pool.end() };
    },
  });
}

async function openPool(url: string, longestQuery: number): Promise<pg.Pool> {
  // A server on SQLite does without the driver's memory.
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CLIENTS,
    connectionTimeoutMillis: LONGEST_CONNECT,
    query_timeout: longestQuery,
    keepAlive: true,
    // A transaction's `begin` travels with its first statement: see postgres-client.ts.
    pipeline: true,
  });
  // Without a listener the error event of a client would end the process: the pool hears idle ones only.
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
 * Without Kysely's lock for migrations, which belongs to a session: a pooler would release it on
 * another connection than it was taken on. `migrate` takes one that ends with its transaction.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
