import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openForCommand } from "#server/storage/db/connect.ts";
import { findFact } from "#server/storage/db/facts-store.ts";
import { listMigrations, refuseNewer } from "#server/storage/db/migrations/migrate.ts";
import { type Counts, readRows, tableNames } from "#server/storage/db/rows.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inSnapshot } from "#server/storage/db/transaction.ts";
import { makeDirectory, syncDirectory } from "#server/storage/disk/directory.ts";
import { type DataPlaces, SECRET_CHECK, secretFileOf } from "#server/storage/open-data.ts";
import { readSecret, writeDurably } from "#server/storage/vault/keys/secret-file.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { copyRecordsToBackup } from "./access-records.ts";
import { type BackupRow, countBackup, writeBackupFile } from "./backup-file.ts";

export interface BackupReport {
  readonly counts: Counts;
  /** Whether the backup contains the secret; otherwise it must be stored separately. */
  readonly hasSecret: boolean;
}

/** Reads it back; the server may be running. @throws Error that says what to do */
export async function writeBackup(
  places: DataPlaces,
  directory: string,
  { release, now }: { readonly release: string; readonly now: number },
): Promise<BackupReport> {
  const db = openExisting(places);
  try {
    await refuseNewer(db);
    const check = await findFact(db, SECRET_CHECK);
    const text = places.secret ?? (await readSecret(secretFileOf(places)));
    if (text === null || check !== createServerSecret(text).checkValue) {
      throw new Error("The secret that belongs to this database is not here. Nothing was written.");
    }
    await makeDirectory(directory);
    if ((await readdir(directory)).length > 0) {
      throw new Error(`${directory} is not empty. Name a directory that is not there yet.`);
    }
    const migrations = await listMigrations(db);
    const header = { madeAt: new Date(now).toISOString(), release, migrations, secretCheck: check };
    await inSnapshot(db, (snapshot) => writeBackupFile(directory, header, allRows(snapshot)));
    if (places.secret === null) await writeDurably(join(directory, "secret"), text);
    await copyRecordsToBackup(places.dataDirectory, directory, now);
    await syncDirectory(directory);
    return { counts: await countBackup(directory), hasSecret: places.secret === null };
  } finally {
    await db.destroy();
  }
}

/** @throws Error without a database, because opening one would create it */
export function openExisting({ database }: DataPlaces): Database {
  if (database.engine === "sqlite" && !existsSync(database.file)) {
    throw new Error(
      `There is no database at ${database.file}. Set MWEZI_DATA_DIR as for npm start.`,
    );
  }
  return openForCommand(database);
}

async function* allRows(db: Database): AsyncGenerator<BackupRow> {
  for (const table of tableNames) {
    for await (const row of readRows(db, table)) yield { table, row };
  }
}
