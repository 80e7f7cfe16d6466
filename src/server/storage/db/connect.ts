import { Kysely } from "kysely";
import type { DatabaseLocation } from "./location.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database, Tables } from "./schema.ts";
import { protectFile, sqliteDialect } from "./sqlite.ts";

/** Opens the database and migrates it to the newest schema. */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.engine === "sqlite") protectFile(location.file);
  const db = openDatabase(location);
  try {
    await migrate(db, location);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens a database that has been migrated already, for the worker thread. */
export function openDatabase(location: DatabaseLocation): Database {
  const dialect =
    location.engine === "sqlite" ? sqliteDialect(location.file) : postgresDialect(location.url);
  return new Kysely<Tables>({ dialect });
}
