import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from "kysely";
import type { DatabaseLocation, Engine } from "./location.ts";
import { migrations } from "./migrations.ts";
import { NO_LIMIT, postgresDialect } from "./postgres.ts";
import type { Database, Tables } from "./schema.ts";

// "mwezi" in the numbers of the alphabet; others in this database may take locks of their own.
const LOCK = 132_305_269;

/**
 * Brings the database to the newest schema, once, also when several processes start together: who
 * holds the lock looks again. It ends with its transaction, whichever way that ends, so that no
 * pooler can keep it for a process that is gone. With `upTo`, to the schema of that migration: the
 * one a backup's rows have.
 */
export async function migrate(
  db: Database,
  location: DatabaseLocation,
  upTo?: string,
): Promise<void> {
  await refuseNewer(db);
  // A start that changes nothing writes nothing, so that a full or read-only disk can be read.
  if (await isNewest(db)) return;
  if (location.engine === "sqlite") return migrateAlone(db, "sqlite", upTo);
  // A migration of many rows takes longer than a query may.
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
      }
      const migrator = createMigrator(connection);
      const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
      if (error) throw error;
      await sql`commit`.execute(connection);
    } catch (error) {
      // Where the connection is gone the transaction is too, and what matters is why.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/**
 * @throws Error that says what to do where a newer release has migrated the database. A running node
 * of an older release goes on during a rolling upgrade; none starts, as it would not know the tables
 * and columns that deletions and backups must cover.
 */
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

/** The names of the migrations that have run, in their order. */
export async function listMigrations(db: Database): Promise<string[]> {
  const all = await createMigrator(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

export const isKnown = (name: string) => name in migrations;

const createMigrator = (db: Database) =>
  new Migrator({
    db,
    // One transaction around the look and the change, by whoever holds the lock.
    disableTransactions: true,
    provider: { getMigrations: async () => migrations },
  });
