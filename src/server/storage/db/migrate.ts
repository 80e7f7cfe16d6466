import { type Kysely, Migrator, sql } from "kysely";
import type { Engine } from "./location.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/**
 * Brings the database to the newest schema, once, also when several processes start together:
 * PostgreSQL by the migrator's own advisory lock, SQLite by taking the write lock before looking.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  // A start that changes nothing writes nothing, so that a full or read-only disk can be read.
  if (await isNewest(db)) return;
  if (engine === "postgresql") return run(db, false);
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await run(connection, true);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function isNewest(db: Kysely<Tables>): Promise<boolean> {
  const all = await createMigrator(db, false).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

async function run(db: Kysely<Tables>, disableTransactions: boolean): Promise<void> {
  const { error } = await createMigrator(db, disableTransactions).migrateToLatest();
  if (error) throw error;
}

const createMigrator = (db: Kysely<Tables>, disableTransactions: boolean) =>
  new Migrator({
    db,
    disableTransactions,
    provider: { getMigrations: async () => migrations },
  });
