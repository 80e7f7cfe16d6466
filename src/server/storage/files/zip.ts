import { pipeline } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

export interface ZipMember {
  readonly name: string;
  /** Images and PDFs are already compressed, so they are stored. */
  readonly isPacked: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

// APPNOTE.txt, 4.4.5
const STORED = 0;
const DEFLATED = 8;
const CHUNK_BYTES = 262_144;

/** Streams a zip with only one chunk in memory at a time, and compresses outside this thread. */
export async function* zipOf(
  members: Iterable<ZipMember> | AsyncIterable<ZipMember>,
  changedAt: number,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, isPacked, bytes } of members) {
    const compression = isPacked ? STORED : DEFLATED;
    const file: ZipInputFile = {
      filename: name,
      mtime: changedAt,
      compression,
      size: 0,
      crc: 0,
    };
    zip.add(file);
    const measured = measure(file, bytes);
    for await (const chunk of isPacked ? measured : deflate(measured)) {
      // Never a shared buffer, which TypeScript cannot see.
      file.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Counts size and checksum while the bytes pass, since the zip has them after the bytes. */
async function* measure(
  file: ZipInputFile,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    file.size += chunk.length;
    file.crc = crc32(chunk, file.crc);
    yield chunk;
  }
}

const deflate = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(bytes, createDeflateRaw({ chunkSize: CHUNK_BYTES }), () => {});
