import { Diary } from "./diary/diary.ts";
import { plausibleReadings } from "./diary/doubtful-periods.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./diary/file-history.ts";
import type { DateOrder } from "./formats/date-order.ts";
import { readContent } from "./formats/read-content.ts";
import type { DiarySource } from "./formats/recognised.ts";
import { isZip } from "./formats/zip/zip.ts";
import type { Table } from "./tables/read-table.ts";

interface Options {
  /** Called with the share read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Password of an encrypted zip. */
  readonly password?: string | undefined;
}

export type Reading =
  | { readonly kind: "history"; readonly history: FileHistory }
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "dates"; readonly dates: UnclearDates };

export interface UnclearDates extends Pick<DiarySource, "source" | "orders" | "example"> {
  /** @throws UnreadableFile when the file contains nothing to import */
  readonly read: (order: DateOrder) => FileHistory;
}

const OPENING = 4096;

/**
 * Reads another app's export on the device, recognising the format by content. Nothing is sent.
 * @throws UnreadableFile with the reason
 * @example const reading = await readFile(file, { today, timeZone });
 */
export async function readFile(
  file: Blob,
  clock: LocalClock,
  options: Options = {},
): Promise<Reading> {
  if (file.size === 0) throw new UnreadableFile("empty");
  try {
    return await readAny(file, clock, options);
  } catch (error) {
    // Values nested so deep that the stack overflows.
    if (error instanceof RangeError) throw new UnreadableFile("broken");
    throw error;
  }
}

async function readAny(file: Blob, clock: LocalClock, options: Options): Promise<Reading> {
  const onRead = progressOf(file.size, options);
  const opening = new Uint8Array(await file.slice(0, OPENING).arrayBuffer());
  if (isZip(opening)) {
    const { readZip } = await import("./formats/zip/read-zip.ts");
    const content = await readZip(file, clock, { onRead, password: options.password });
    return content.kind === "diary" ? readDiary(content, clock) : content;
  }
  if (isSqlite(opening)) {
    const { recogniseHealthConnect } = await import("./apps/health-connect.ts");
    return readDiary(await recogniseHealthConnect(file), clock);
  }
  const content = await readContent(() => chunksOf(file, onRead), clock);
  return content.kind === "diary" ? readDiary(content, clock) : content;
}

function readDiary({ source, orders, example, tell }: DiarySource, clock: LocalClock): Reading {
  const read = (order: DateOrder): FileHistory => {
    const diary = new Diary(clock);
    tell(diary, order);
    return diary.finish(source);
  };
  const fitting = plausibleReadings(orders, read);
  const [order = "ymd"] = fitting;
  return fitting.length > 1
    ? { kind: "dates", dates: { source, orders: fitting, example, read } }
    : { kind: "history", history: read(order) };
}

const isSqlite = (opening: Uint8Array) =>
  new TextDecoder().decode(opening.subarray(0, 13)) === "SQLite format";

function progressOf(size: number, { onProgress, signal }: Options): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    signal?.throwIfAborted();
    read += bytes;
    onProgress?.(Math.min(1, read / size));
  };
}

/** Browsers free the strings of larger chunks late: four times the size took 50 MB more. */
const READ_AT_ONCE = 65_536;

async function* chunksOf(file: Blob, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += READ_AT_ONCE) {
    const bytes = new Uint8Array(await file.slice(at, at + READ_AT_ONCE).arrayBuffer());
    onRead(bytes.length);
    yield bytes;
  }
}
