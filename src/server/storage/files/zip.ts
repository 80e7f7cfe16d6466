import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of a zip, as a stream. */
export interface ZipMember {
  readonly name: string;
  /** Images and PDFs are compressed already: stored without compression. */
  readonly isPacked: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Streams a zip with only one chunk in memory at a time. */
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
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = changedAt;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* takeAll(ready);
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* takeAll(ready);
}

function* takeAll(ready: Uint8Array[]): Generator<Uint8Array> {
  if (ready.length > 0) yield Buffer.concat(ready.splice(0));
}
