import { Kysely } from "kysely";
import { isDrop } from "./failures.ts";
import type { DatabaseLocation } from "./location.ts";
import { migrate } from "./migrations/migrate.ts";
import { NO_LIMIT, postgresDialect } from "./postgres/postgres.ts";
import type { Database, Tables } from "./schema.ts";
import { protectFile, sqliteDialect } from "./sqlite/sqlite.ts";

const NO_ANSWER =
  "The database does not answer. Check that PostgreSQL runs, and what DATABASE_URL (and DATABASE_DIRECT_URL) names.";

/** Also migrates. @throws Error that says what to do when no server responds */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.engine === "sqlite") protectFile(location.file);
  const db = openDatabase(location);
  try {
    await migrate(db, location);
    return db;
  } catch (error) {
    await db.destroy();
    // The driver's message may be empty, as for a host name with two addresses.
    throw isDrop(error) ? new Error(NO_ANSWER, { cause: error }) : error;
  }
}

export function openDatabase(location: DatabaseLocation): Database {
  const dialect =
    location.engine === "sqlite" ? sqliteDialect(location.file) : postgresDialect(location.url);
  return new Kysely<Tables>({ dialect });
}

/** Opens a database for an operator's command: bypasses a pooler, and without a query timeout. */
export function openForCommand(location: DatabaseLocation): Database {
  if (location.engine === "sqlite") return openDatabase(location);
  const url = location.directUrl ?? location.url;
  return new Kysely<Tables>({ dialect: postgresDialect(url, NO_LIMIT) });
}
