import { type FileHistory, type LocalClock, UnreadableFile } from "./file-history.ts";
import { withFiles } from "./mwezi.ts";
import { type Reading, recogniseCsv, recogniseJson } from "./recognise.ts";
import { isZip, unpacked, type ZipEntry, zipEntries } from "./zip.ts";

interface Options {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the reading where it is. */
  readonly signal?: AbortSignal;
}

/** What is not streamed is held in memory whole: more than any of these apps writes in a life. */
const MOST_IN_MEMORY = 64_000_000;
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
  const progress = progressOf(file.size, options);
  const opening = new Uint8Array(await file.slice(0, OPENING).arrayBuffer());
  if (isZip(opening)) return readZip(file, clock, progress);
  return readContent(() => chunksOf(file, progress), clock);
}

function progressOf(size: number, { onProgress, signal }: Options): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    signal?.throwIfAborted();
    read += bytes;
    onProgress?.(Math.min(1, read / size));
  };
}

const READ_AT_ONCE = 262_144;

async function* chunksOf(file: Blob, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += READ_AT_ONCE) {
    const bytes = new Uint8Array(await file.slice(at, at + READ_AT_ONCE).arrayBuffer());
    onRead(bytes.length);
    yield bytes;
  }
}

/** Apps pack one file of data among many others: the first that is understood is it. */
async function readZip(
  zip: Blob,
  clock: LocalClock,
  onRead: (bytes: number) => void,
): Promise<Reading> {
  const entries = await zipEntries(zip);
  const candidates = entries.filter(({ name }) => /\.(json|xml|csv|txt|cluedata)$/i.test(name));
  let why = new UnreadableFile(entries.length === 0 ? "empty" : "unknown");
  for (const entry of candidates.toSorted(likeliestFirst)) {
    try {
      const reading = await readContent(() => unpacked(zip, entry, onRead), clock);
      if (reading.kind === "history") return withPapers(reading.history, zip, entries);
      if (candidates.length === 1) return reading;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (error.why !== "unknown") why = error;
      if (["bomb", "locked", "newer_export"].includes(error.why)) throw error;
    }
  }
  throw why;
}

/** Mwezi's own zip holds her papers as `files/<identifier>…`, beside the entries that name them. */
function withPapers(history: FileHistory, zip: Blob, entries: readonly ZipEntry[]): Reading {
  if (history.papers === undefined) return { kind: "history", history };
  const byId = new Map(
    entries.map((entry) => [PAPER.exec(entry.name)?.[1]?.toLowerCase() ?? "", entry]),
  );
  const unpackerOf = (id: string) => {
    const entry = byId.get(id.toLowerCase());
    return entry && id !== "" ? () => blobOf(unpacked(zip, entry)) : null;
  };
  return { kind: "history", history: withFiles(history, unpackerOf) };
}

const PAPER = /(?:^|\/)files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;

async function blobOf(chunks: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_IN_MEMORY) throw new UnreadableFile("too_large");
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts);
}

const likely = /(^|\/)(measurements\.json|export\.xml|mwezi-export[^/]*\.json)$/i;

const likeliestFirst = (one: ZipEntry, other: ZipEntry) =>
  Number(likely.test(other.name)) - Number(likely.test(one.name));

type Chunks = () => AsyncIterable<Uint8Array>;

async function readContent(chunks: Chunks, clock: LocalClock): Promise<Reading> {
  const opening = await openingOf(chunks());
  const trimmed = opening.trimStart();
  if (trimmed.startsWith("<")) {
    const { isAppleHealth, readAppleHealth } = await import("./apple-health.ts");
    if (!isAppleHealth(trimmed)) throw new UnreadableFile("unknown");
    return { kind: "history", history: await readAppleHealth(chunks(), clock) };
  }
  if (opening.includes("\u0000")) throw new UnreadableFile("unknown");
  const text = await textOf(chunks());
  if (text.trim() === "") throw new UnreadableFile("empty");
  return /^[[{]/.test(trimmed)
    ? { kind: "history", history: recogniseJson(text, clock) }
    : recogniseCsv(text, clock);
}

async function openingOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const chunk of chunks) return decoderOf(chunk).decode(chunk.subarray(0, OPENING));
  return "";
}

/** Spreadsheets may write two bytes a letter, and say so with the first two. */
const decoderOf = ([one, two]: Uint8Array) =>
  new TextDecoder(one === 0xff && two === 0xfe ? "utf-16le" : "utf-8");

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let decoder: TextDecoder | null = null;
  let bytes = 0;
  const parts: string[] = [];
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_IN_MEMORY) throw new UnreadableFile("too_large");
    decoder ??= decoderOf(chunk);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join("") + (decoder?.decode() ?? "");
}
