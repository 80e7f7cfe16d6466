import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupRow, writeBackupFile } from "#server/storage/backup/backup-file.ts";
import { checkData } from "#server/storage/backup/check-data.ts";
import { restoreBackup } from "#server/storage/backup/restore-backup.ts";
import { writeBackup } from "#server/storage/backup/write-backup.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { migrations } from "#server/storage/db/migrations/migrations.ts";
import { storedKind } from "#server/storage/journal/collections.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { startPostgres } from "../testing/postgres/postgres-server.ts";

// Usage: node scripts/run.mjs bench/restore [entries, default 400000]
const entries = Number(process.argv[2] ?? 400_000);
const ENTRIES_OF_ACCOUNT = 400;
const SECRET = "a secret of the bench, long enough to be one";
const folder = mkdtempSync(join(tmpdir(), "mwezi-bench-restore-"));
const secretCheck = createServerSecret(SECRET).checkValue;

async function* rows(): AsyncGenerator<BackupRow> {
  const kind = storedKind("mood");
  const names = Array.from({ length: Math.ceil(entries / ENTRIES_OF_ACCOUNT) }, (_, number) =>
    String(number).padStart(8, "0"),
  );
  yield { table: "facts", row: { name: "secret_check", value: secretCheck } };
  for (const name of names) yield { table: "accounts", row: accountOf(name) };
  for (const name of names) yield { table: "emails", row: { email_mac: name, account_id: name } };
  for (let number = 0; number < entries; number += 1) {
    const account_id = names[Math.floor(number / ENTRIES_OF_ACCOUNT)] ?? "";
    const key = String(number % ENTRIES_OF_ACCOUNT).padStart(43, "k");
    const place = { account_id, kind, key, month: "2026-10", id_key: `${account_id}${key}` };
    const sealed = sealedOf(300);
    yield { table: "older_entries", row: { ...place, sealed, revision: 1, updated_at: 1 } };
  }
}

function sealedOf(bytes: number): Buffer {
  const sealed = randomBytes(bytes);
  sealed[0] = 1;
  return sealed;
}

const accountOf = (account_id: string) => ({
  account_id,
  email_sealed: sealedOf(80),
  revision: 1,
  created_at: 1,
  password_salt: randomBytes(16),
  password_verifier: randomBytes(32),
  password_wrapped_key: sealedOf(61),
});

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${name.padEnd(30)}${seconds.toFixed(1).padStart(8)} s${processor.padStart(8)} s of processor`,
  );
}

async function measure(database: DatabaseLocation): Promise<void> {
  const places = { database, dataDirectory: folder, secret: SECRET };
  const moment = { release: "bench", now: Date.now() };
  await timed(`${database.engine}: restore`, () => restoreBackup(places, folder));
  await timed(`${database.engine}: check-data`, () => checkData(places));
  await timed(`${database.engine}: backup`, () =>
    writeBackup(places, join(folder, database.engine), moment),
  );
}

console.log(`${entries} entries`);
const header = { madeAt: new Date().toISOString(), release: "bench", secretCheck };
await writeBackupFile(folder, { ...header, migrations: Object.keys(migrations) }, rows());
const postgres = await startPostgres({ durable: true });
await measure({ engine: "postgresql", url: postgres.url });
await postgres.stop();
await measure({ engine: "sqlite", file: join(folder, "mwezi.db") });
rmSync(folder, { recursive: true });
