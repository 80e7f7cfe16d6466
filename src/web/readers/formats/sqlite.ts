import { UnreadableFile } from "../diary/file-history.ts";

/**
 * Reads whole tables of an SQLite file, page by page (https://www.sqlite.org/fileformat2.html),
 * without an engine: no indexes, no write-ahead log.
 */

export type SqliteValue = string | number | null;
export interface SqliteTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqliteValue[])[];
}

const MAGIC = "SQLite format 3\u0000";
const HEADER = 100;
const INTERIOR = 5;
const LEAF = 13;
const MOST_ROWS = 100_000;
const DEEPEST = 20;
const utf8 = new TextDecoder();

interface File {
  readonly blob: Blob;
  readonly pageSize: number;
  /** Bytes of a page that hold data. */
  readonly usable: number;
}

/** Reads the named tables. @throws UnreadableFile `incomplete`, `broken`, `too_large` */
export async function readSqlite(
  blob: Blob,
  names: readonly string[],
): Promise<Map<string, SqliteTable>> {
  const head = await bytesOf(blob, 0, HEADER);
  if (utf8.decode(head.subarray(0, MAGIC.length)) !== MAGIC) throw new UnreadableFile("broken");
  const view = viewOf(head);
  const pageSize = view.getUint16(16) === 1 ? 65_536 : view.getUint16(16);
  if (pageSize < 512) throw new UnreadableFile("broken");
  const file = { blob, pageSize, usable: pageSize - view.getUint8(20) };
  const tables = new Map<string, SqliteTable>();
  for (const [type, name, , root, sql] of await rowsOf(file, 1)) {
    if (type !== "table" || !names.includes(String(name)) || typeof root !== "number") continue;
    tables.set(String(name), { columns: columnsOf(String(sql)), rows: await rowsOf(file, root) });
  }
  return tables;
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function bytesOf(blob: Blob, from: number, count: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await blob.slice(from, from + count).arrayBuffer());
  if (bytes.length < count) throw new UnreadableFile("incomplete");
  return bytes;
}

const pageOf = ({ blob, pageSize }: File, page: number) =>
  bytesOf(blob, (page - 1) * pageSize, pageSize);

/** The names of a table's columns, from the statement that created it. */
function columnsOf(sql: string): string[] {
  const inside = sql.slice(sql.indexOf("(") + 1, sql.lastIndexOf(")"));
  const parts = inside.replace(/\([^()]*\)/g, "").split(",");
  const names = parts.map((part) => /^\s*["'`[]?([\w]+)/.exec(part)?.[1] ?? "");
  return names.filter((name) => !/^(?:primary|foreign|unique|check|constraint|)$/i.test(name));
}

/** A page of a table's tree; the first page of the file starts with the file's header. */
async function treePage(file: File, number: number) {
  const page = await pageOf(file, number);
  const view = viewOf(page);
  const start = number === 1 ? HEADER : 0;
  const type = view.getUint8(start);
  if (type !== INTERIOR && type !== LEAF) throw new UnreadableFile("broken");
  return { page, view, start, isInterior: type === INTERIOR };
}

async function rowsOf(file: File, root: number): Promise<SqliteValue[][]> {
  const rows: SqliteValue[][] = [];
  const visit = async (number: number, depth: number): Promise<void> => {
    if (depth > DEEPEST) throw new UnreadableFile("broken");
    const { page, view, start, isInterior } = await treePage(file, number);
    const cells = start + (isInterior ? 12 : 8);
    for (let cell = 0; cell < view.getUint16(start + 3); cell += 1) {
      const at = view.getUint16(cells + 2 * cell);
      if (isInterior) await visit(view.getUint32(at), depth + 1);
      else rows.push(recordIn(await payloadAt(file, page, at)));
      if (rows.length > MOST_ROWS) throw new UnreadableFile("too_large");
    }
    if (isInterior) await visit(view.getUint32(start + 8), depth + 1);
  };
  await visit(root, 0);
  return rows;
}

/** Returns the integer of one to nine bytes at an offset, and the offset after it. */
function varintAt(bytes: Uint8Array, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let place = 0; place < 9; place += 1) {
    const byte = bytes[at + place];
    if (byte === undefined) throw new UnreadableFile("broken");
    if (place === 8) return [value * 256 + byte, at + 9];
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + place + 1];
  }
  return [value, at + 9];
}

const MOST_PAYLOAD = 1_000_000;

/** A record's bytes; what exceeds the page lies on a chain of other pages. */
async function payloadAt(file: File, page: Uint8Array, cell: number): Promise<Uint8Array> {
  const { usable } = file;
  const [length, rowId] = varintAt(page, cell);
  const [, at] = varintAt(page, rowId);
  if (length > MOST_PAYLOAD) throw new UnreadableFile("broken");
  if (length <= usable - 35) return page.subarray(at, at + length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  const here = fitting <= usable - 35 ? fitting : least;
  const payload = new Uint8Array(length);
  payload.set(page.subarray(at, at + here));
  let next = viewOf(page).getUint32(at + here);
  for (let filled = here; filled < length; filled += usable - 4) {
    const more = await pageOf(file, next);
    payload.set(more.subarray(4, Math.min(usable, 4 + length - filled)), filled);
    next = viewOf(more).getUint32(0);
  }
  return payload;
}

/** Bytes of the integers by serial type. */
const sizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function recordIn(payload: Uint8Array): SqliteValue[] {
  const [end, first] = varintAt(payload, 0);
  const values: SqliteValue[] = [];
  let [at, body] = [first, end];
  while (at < end) {
    const [type, next] = varintAt(payload, at);
    const size = sizes[type] ?? Math.floor((type - 12) / 2);
    values.push(valueIn(payload.subarray(body, body + size), type));
    [at, body] = [next, body + size];
  }
  return values;
}

function valueIn(bytes: Uint8Array, type: number): SqliteValue {
  if (type === 8 || type === 9) return type - 8;
  if (type >= 12) return type % 2 === 1 ? utf8.decode(bytes) : null;
  if (type === 0 || bytes.length === 0) return null;
  if (type === 7) return viewOf(bytes).getFloat64(0);
  const negative = (bytes[0] ?? 0) > 127 ? -1 : 0;
  return bytes.reduce((value, byte) => value * 256 + byte, negative);
}
