import type { ImportSource } from "#contract/account/imports.ts";
import { Diary } from "./diary/diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./diary/file-history.ts";
import type { DateOrder } from "./formats/date-order.ts";
import type { Table } from "./formats/plain-csv.ts";
import { readContent } from "./formats/read-content.ts";
import type { Told } from "./formats/recognised.ts";
import { isZip } from "./formats/zip.ts";

interface Options {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the reading where it is. */
  readonly signal?: AbortSignal;
  /** Of a zip that is locked. */
  readonly password?: string | undefined;
}

/** What a file holds, or what is still to be asked about it. */
export type Reading =
  | { readonly kind: "history"; readonly history: FileHistory }
  /** A table whose columns she has to name. */
  | { readonly kind: "table"; readonly table: Table }
  /** An app's own file, whose dates can be read in more than one way. */
  | { readonly kind: "dates"; readonly dates: UnclearDates };

export interface UnclearDates {
  readonly source: ImportSource;
  readonly orders: readonly DateOrder[];
  /** A date of the file, as it is written. */
  readonly example: string;
  /** @throws UnreadableFile when there is nothing for Mwezi in it */
  readonly read: (order: DateOrder) => FileHistory;
}

const OPENING = 4096;

/**
 * Reads a file of whatever app on her own device; its content tells which. Nothing leaves it here.
 * @throws UnreadableFile with the reason
 * @example const reading = await readFile(file, { today, timeZone });
 */
export async function readFile(
  file: Blob,
  clock: LocalClock,
  options: Options = {},
): Promise<Reading> {
  if (file.size === 0) throw new UnreadableFile("empty");
  const onRead = progressOf(file.size, options);
  const opening = new Uint8Array(await file.slice(0, OPENING).arrayBuffer());
  if (isZip(opening)) {
    const { readZip } = await import("./formats/read-zip.ts");
    const content = await readZip(file, clock, { onRead, password: options.password });
    return content.kind === "told" ? toldReading(content, clock) : content;
  }
  const content = await readContent(() => chunksOf(file, onRead), clock);
  return content.kind === "told" ? toldReading(content, clock) : content;
}

function toldReading({ source, orders, example, tell }: Told, clock: LocalClock): Reading {
  const read = (order: DateOrder): FileHistory => {
    const diary = new Diary(clock);
    tell(diary, order);
    return diary.finish(source);
  };
  const [order = "ymd"] = orders;
  return orders.length > 1
    ? { kind: "dates", dates: { source, orders, example, read } }
    : { kind: "history", history: read(order) };
}

function progressOf(size: number, { onProgress, signal }: Options): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    signal?.throwIfAborted();
    read += bytes;
    onProgress?.(Math.min(1, read / size));
  };
}

/** Larger pieces become texts that a browser frees late: four times as much took 50 MB more. */
const READ_AT_ONCE = 65_536;

async function* chunksOf(file: Blob, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += READ_AT_ONCE) {
    const bytes = new Uint8Array(await file.slice(at, at + READ_AT_ONCE).arrayBuffer());
    onRead(bytes.length);
    yield bytes;
  }
}
