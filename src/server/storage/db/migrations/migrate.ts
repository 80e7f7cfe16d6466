import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from "kysely";
import type { DatabaseLocation, Engine } from "../location.ts";
import { NO_LIMIT, postgresDialect } from "../postgres/postgres.ts";
import type { Database, Tables } from "../schema.ts";
import { migrations } from "./migrations.ts";

// "mwezi" as positions in the alphabet; other programs may take locks of their own in this database.
const LOCK = 132_305_269;

/** Migrates once even when several processes start together. `upTo` gives the schema of a backup's rows. */
export async function migrate(
  db: Database,
  location: DatabaseLocation,
  upTo?: string,
): Promise<void> {
  await refuseNewer(db);
  // A start without migrations must not write, so that a full or read-only disk can be read.
  if (await isNewest(db)) return;
  if (location.engine === "sqlite") return migrateAlone(db, "sqlite", upTo);
  // A migration of many rows exceeds the query timeout.
  const url = location.directUrl ?? location.url;
  const direct = new Kysely<Tables>({ dialect: postgresDialect(url, NO_LIMIT) });
  try {
    await migrateAlone(direct, "postgresql", upTo);
  } finally {
    await direct.destroy();
  }
}

async function migrateAlone(db: Database, engine: Engine, upTo: string | undefined): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`${sql.raw(engine === "sqlite" ? "begin immediate" : "begin")}`.execute(connection);
    try {
      if (engine === "postgresql") {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(connection);
        await refuseWithoutRights(connection);
      }
      const migrator = createMigrator(connection);
      const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
      if (error) throw error;
      await sql`commit`.execute(connection);
    } catch (error) {
      // A lost connection also ends the transaction; the original error matters.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/** Since PostgreSQL 15 only a database's owner may. @throws Error that says what to do */
async function refuseWithoutRights(db: Database): Promise<void> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as may
  `.execute(db);
  if (rows[0]?.may) return;
  throw new Error(
    "The user in DATABASE_URL may not create tables. Make that user the owner of the database: " +
      "alter database NAME owner to USER.",
  );
}

/** @throws Error once a newer release has migrated: deletions and backups must cover its tables */
export async function refuseNewer(db: Database): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !isKnown(name));
  if (unknown.length === 0) return;
  throw new Error(
    `A newer release of Mwezi has changed this database (${unknown.join(", ")}). Start that ` +
      "release. To go back, restore a backup from before the upgrade into an empty place with " +
      "this release. Nothing was changed.",
  );
}

async function isNewest(db: Database): Promise<boolean> {
  const all = await createMigrator(db).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

export async function listMigrations(db: Database): Promise<string[]> {
  const all = await createMigrator(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

export const isKnown = (name: string) => name in migrations;

const createMigrator = (db: Database) =>
  new Migrator({
    db,
    // One transaction covers the check and the change, and the lock's holder runs both.
    disableTransactions: true,
    provider: { getMigrations: async () => migrations },
  });
