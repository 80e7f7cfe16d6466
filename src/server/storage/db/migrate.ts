import { type Kysely, Migrator, sql } from "kysely";
import type { Engine } from "./location.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/**
 * Brings the database to the newest schema, once, also when several processes start together:
 * PostgreSQL by the migrator's own advisory lock, SQLite by taking the write lock before looking.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
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

async function run(db: Kysely<Tables>, disableTransactions: boolean): Promise<void> {
  const migrator = new Migrator({
    db,
    disableTransactions,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
