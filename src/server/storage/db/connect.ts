import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DatabaseLocation } from "./location.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { protectFile, sqliteDialect } from "./sqlite.ts";

const INT8 = 20;

/** Opens the database and migrates it to the newest schema. */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.engine === "sqlite") protectFile(location.file);
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
  return location.engine === "sqlite"
    ? new Kysely<Tables>({ dialect: sqliteDialect(location.file) })
    : openPostgres(location.url);
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
