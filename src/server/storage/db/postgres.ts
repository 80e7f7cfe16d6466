import { PostgresAdapter, PostgresDialect, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseFailure } from "./failures.ts";
import { whileDropping } from "./patience.ts";

const INT8 = 20;
const MOST_CLIENTS = 10;
const LONGEST_CONNECT = 5000;
// No query takes this long: a server that is stopped, or a line that is dead, says nothing at all.
const LONGEST_QUERY = 10_000;

/** PostgreSQL through a pool that comes back: see docs/decisions/033-databases-that-come-back.md. */
export function postgresDialect(url: string, longestQuery = LONGEST_QUERY): PostgresDialect {
  return new PooledDialect({
    pool: async () => {
      const pool = await openPool(url, longestQuery);
      return { connect: () => lend(pool), end: () => pool.end() };
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

/**
 * Lends a client for one query or one transaction. A read of its own whose connection is dropped is
 * run again on another; a transaction fails, since `inTransaction` knows whether to repeat it.
 */
async function lend(pool: pg.Pool): Promise<PostgresPoolClient> {
  let client: pg.PoolClient | null = await connect(pool);
  let isFirst = true;
  const drop = () => {
    // A client that failed may still be waiting for its answer: nobody gets it again.
    client?.release(true);
    client = null;
  };
  const ask = async (text: string, values: unknown[]) => {
    if (!client) throw new Error("Connection terminated before");
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isDatabaseFailure(error)) drop();
      throw error;
    }
  };
  const query = async (text: string, values: unknown[]) => {
    const isRead = isFirst && /^select\s/i.test(text);
    isFirst = false;
    if (!isRead) return ask(text, values);
    return whileDropping(async () => {
      client ??= await connect(pool);
      return ask(text, values);
    });
  };
  return {
    // By the same name Kysely would stream through a cursor; none is configured.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client?.release(),
  };
}

const connect = (pool: pg.Pool) => whileDropping(() => pool.connect());
