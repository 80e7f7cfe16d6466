import { Inflate } from "fflate";
import { UnreadableFile } from "../../diary/file-history.ts";

/** Reads zip files through their directory, so that only the wanted file is unpacked, in chunks. */

export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly isLocked: boolean;
  readonly method: "stored" | "deflated" | "other";
  readonly at: number;
}

/** Decrypts and unpacks the file at an offset. */
export type Unlock = (at: number) => AsyncIterable<Uint8Array>;

const END = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_TAIL = 65_557;
const MOST_ENTRIES = 10_000;
const DEFLATED = 8;
const IN_ZIP64 = 0xffffffff;

/** Small, because a chunk of a zip bomb unpacks to a thousand times its size at once. */
const PIECE = 16_384;
const READ_AT_ONCE = 262_144;
const MEGABYTE = 1_000_000;
/** A decade of a watch's data is 3 GB; records as text compress to a fiftieth at best. */
const MOST_UNPACKED = 4_000 * MEGABYTE;
const MOST_RATIO = 250;

export const isZip = (opening: Uint8Array) =>
  opening[0] === 0x50 && opening[1] === 0x4b && (opening[2] === 3 || opening[2] === 5);

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** @throws UnreadableFile when the directory is missing or damaged */
export async function zipEntries(zip: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - LONGEST_TAIL)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  // The directory is at the end, so without it the file is truncated.
  if (end < 0) throw new UnreadableFile("incomplete");
  const [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (at === IN_ZIP64 || size > 50 * MEGABYTE) throw new UnreadableFile("too_large");
  if (at + size > zip.size) throw new UnreadableFile("broken");
  return directory(await viewOf(zip.slice(at, at + size)));
}

function directory(view: DataView): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const utf8 = new TextDecoder();
  let at = 0;
  while (at + 46 <= view.byteLength && entries.length < MOST_ENTRIES) {
    if (view.getUint32(at, true) !== IN_DIRECTORY) throw new UnreadableFile("broken");
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw new UnreadableFile("broken");
    const method = view.getUint16(at + 10, true);
    entries.push({
      name: utf8.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)),
      packed: view.getUint32(at + 20, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: methodOf(method),
      at: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

const methodOf = (code: number) => {
  if (code === DEFLATED) return "deflated";
  return code === 0 ? "stored" : "other";
};

interface Unpacking {
  readonly onRead?: (bytes: number) => void;
  readonly unlock?: Unlock | null;
}

/** @throws UnreadableFile when it is encrypted, damaged, or unpacks to an implausible size */
export async function* unpacked(
  zip: Blob,
  entry: ZipEntry,
  { onRead = () => {}, unlock = null }: Unpacking = {},
): AsyncGenerator<Uint8Array> {
  let [unpackedBytes, packedBytes] = [0, 0];
  const onPiece = (bytes: number) => {
    packedBytes += bytes;
    onRead(bytes);
  };
  if (entry.isLocked && unlock === null) throw new UnreadableFile("locked");
  if (entry.isLocked) onPiece(entry.packed);
  const chunks = entry.isLocked && unlock ? unlock(entry.at) : plainChunks(zip, entry, onPiece);
  for await (const chunk of chunks) {
    unpackedBytes += chunk.length;
    const isBomb = unpackedBytes > MEGABYTE && unpackedBytes > packedBytes * MOST_RATIO;
    if (isBomb || unpackedBytes > MOST_UNPACKED) throw new UnreadableFile("bomb");
    yield chunk;
  }
}

async function* plainChunks(
  zip: Blob,
  entry: ZipEntry,
  onPiece: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (entry.method === "other") throw new UnreadableFile("odd_zip");
  const head = await viewOf(zip.slice(entry.at, entry.at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new UnreadableFile("broken");
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + entry.packed > zip.size) throw new UnreadableFile("incomplete");
  const stream = entry.method === "deflated" ? new Inflate() : null;
  for await (const { piece, isLast } of pieces(zip.slice(from, from + entry.packed))) {
    onPiece(piece.length);
    if (stream === null) yield piece;
    else yield* inflate(stream, piece, isLast);
  }
}

/** @throws UnreadableFile when it cannot be unpacked */
function inflate(stream: Inflate, piece: Uint8Array, isLast: boolean): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  stream.ondata = (chunk) => void chunks.push(chunk);
  try {
    stream.push(piece, isLast);
  } catch {
    throw new UnreadableFile("broken");
  }
  return chunks;
}

async function* pieces(
  blob: Blob,
): AsyncGenerator<{ readonly piece: Uint8Array; readonly isLast: boolean }> {
  for (let from = 0; from < blob.size; from += READ_AT_ONCE) {
    const bytes = new Uint8Array(await blob.slice(from, from + READ_AT_ONCE).arrayBuffer());
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      yield { piece, isLast: from + at + piece.length === blob.size };
    }
  }
}
