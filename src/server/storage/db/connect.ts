import SqliteDriver from "better-sqlite3";
import {
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import pg from "pg";
import type { DatabaseLocation } from "./location.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";

const INT8 = 20;

/** Opens the database and migrates it to the newest schema. */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  const db = openDatabase(location);
  try {
    await migrate(db, location.engine);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens a database that has been migrated already, for the worker thread. */
export function openDatabase(location: DatabaseLocation): Database {
  return location.engine === "sqlite" ? openSqlite(location.file) : openPostgres(location.url);
}

function openSqlite(file: string): Database {
  const driver = new SqliteDriver(file);
  driver.pragma("busy_timeout = 5000");
  driver.pragma("journal_mode = WAL");
  // FULL: a write she was told is saved survives a power cut.
  driver.pragma("synchronous = FULL");
  driver.pragma("foreign_keys = ON");
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: rememberStatements(driver) }),
  });
}

const MOST_STATEMENTS = 200;

/** Kysely prepares a statement for each query; this caches them by text. */
function rememberStatements(driver: SqliteDriver.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => driver.close(),
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement: SqliteStatement = driver.prepare(text);
      if (statements.size < MOST_STATEMENTS) statements.set(text, statement);
      return statement;
    },
  };
}

function openPostgres(url: string): Database {
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that the server drops is replaced at the next query, and fails the one under way.
  // Without a listener its error event would end the process: the pool hears idle ones only.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
