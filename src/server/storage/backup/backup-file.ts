import { createReadStream, createWriteStream } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod/mini";
import {
  type BackupTable,
  type Counts,
  noRows,
  olderTableNames,
  type Row,
  tableNames,
} from "#server/storage/db/rows.ts";
import { hasCode } from "#server/storage/vault/keys/secret-file.ts";

/** The format of a backup file: compressed lines of JSON with a header, the rows, and their counts. */

const FORMAT = 1;

const HeaderSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  release: z.string(),
  migrations: z.array(z.string()),
  secretCheck: z.string(),
});
export type BackupHeader = z.output<typeof HeaderSchema>;

const BytesSchema = z.object({ base64: z.string() });
const LineSchema = z.union([
  z.tuple([
    z.string(),
    z.record(z.string(), z.union([z.string(), z.number(), z.null(), BytesSchema])),
  ]),
  z.object({ counts: z.record(z.string(), z.number()) }),
]);

export interface BackupRow {
  readonly table: BackupTable;
  readonly row: Row;
}

const backupFileOf = (directory: string) => join(directory, "mwezi.jsonl.gz");

/** Writes the file completely or not at all, and resolves when it survives a power cut. */
export async function writeBackupFile(
  directory: string,
  header: Omit<BackupHeader, "format">,
  rows: AsyncIterable<BackupRow>,
): Promise<void> {
  const file = backupFileOf(directory);
  const draft = `${file}.part`;
  await pipeline(
    Readable.from(linesOf({ format: FORMAT, ...header }, rows)),
    createGzip({ level: 1 }),
    createWriteStream(draft, { flags: "wx", mode: 0o600 }),
  );
  const handle = await open(draft, "r+");
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

async function* linesOf(header: BackupHeader, rows: AsyncIterable<BackupRow>) {
  const counts = noRows();
  yield `${JSON.stringify(header)}\n`;
  for await (const { table, row } of rows) {
    counts[table] += 1;
    yield `${JSON.stringify([table, encodeRow(row)])}\n`;
  }
  yield `${JSON.stringify({ counts })}\n`;
}

export async function readHeader(directory: string): Promise<BackupHeader> {
  for await (const line of readLines(directory)) {
    if (!line.startsWith("{")) break;
    const header = HeaderSchema.safeParse(JSON.parse(line));
    if (header.success) return header.data;
    break;
  }
  throw new Error(`${backupFileOf(directory)} is no backup of Mwezi, or of a newer release.`);
}

/** An earlier release wrote tables that are no longer restored. */
const backupTable = (name: string | null): BackupTable | undefined =>
  olderTableNames[name ?? ""] ?? tableNames.find((table) => table === name);

export async function* readRowsOfBackup(directory: string): AsyncGenerator<BackupRow> {
  const counts = noRows();
  let expected: Record<string, number> | null = null;
  let isFirst = true;
  for await (const line of readLines(directory)) {
    if (!isFirst) {
      const read = LineSchema.parse(JSON.parse(line));
      if (Array.isArray(read)) {
        const [name, row] = read;
        const table = backupTable(name);
        if (!table) continue;
        counts[table] += 1;
        yield { table, row: decodeRow(row) };
      } else expected = read.counts;
    }
    isFirst = false;
  }
  checkCounts(directory, expected, counts);
}

function checkCounts(
  directory: string,
  expected: Readonly<Record<string, number>> | null,
  counts: Counts,
): void {
  // An earlier release's backup has no counts of tables added later.
  const present = new Map(
    Object.entries(expected ?? {}).map(([name, count]) => [backupTable(name), count]),
  );
  const isWhole = (table: BackupTable) => (present.get(table) ?? 0) === counts[table];
  if (expected !== null && tableNames.every(isWhole)) return;
  throw new Error(`${backupFileOf(directory)} is not whole. Use another backup.`);
}

/** Counts rows by the beginning of their lines; throws as `readRowsOfBackup` does. */
export async function countBackup(directory: string): Promise<Counts> {
  const counts = noRows();
  let last = "";
  for await (const line of readLines(directory)) {
    const table = tableOf(line);
    if (table) counts[table] += 1;
    last = line;
  }
  checkCounts(directory, countsIn(last), counts);
  return counts;
}

function tableOf(line: string): BackupTable | undefined {
  const name = line.startsWith('["') ? line.slice(2, line.indexOf('"', 2)) : null;
  return backupTable(name);
}

function countsIn(line: string): Record<string, number> | null {
  const read = line.startsWith('{"counts"') ? LineSchema.parse(JSON.parse(line)) : [];
  return Array.isArray(read) ? null : read.counts;
}

const CHUNK_BYTES = 1_000_000;

async function* readLines(directory: string): AsyncGenerator<string> {
  try {
    yield* readOn(directory);
  } catch (error) {
    if (hasCode(error, "ENOENT")) throw new Error(`There is no backup in ${directory}.`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${backupFileOf(directory)} is not whole (${reason}). Use another backup.`);
  }
}

async function* readOn(directory: string): AsyncGenerator<string> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding("utf8");
  const reading = pipeline(createReadStream(backupFileOf(directory)), gunzip);
  // The error is reported where the lines are read.
  reading.catch(() => {});
  let rest = "";
  for await (const chunk of gunzip) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** Encodes bytes as base64, so that a row is the same text for both engines. */
export const encodeRow = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value,
    ]),
  );

export const decodeRow = (row: Record<string, string | number | null | { base64: string }>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value,
    ]),
  );
