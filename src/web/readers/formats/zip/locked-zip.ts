import {
  BlobReader,
  ERR_INVALID_PASSWORD,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-custom.js";

/** Decrypts zips with AES or ZipCrypto. Loaded only for such a zip, so it shares no code. */

type Unlock = (at: number) => AsyncGenerator<Uint8Array>;
type Failure = (why: "broken" | "wrong_password") => Error;

/** Returns a decrypter by offset. @throws what `failure` makes of `wrong_password` or `broken` */
export async function unlocker(zip: Blob, password: string, failure: Failure): Promise<Unlock> {
  const entries = await entriesOf(zip).catch(() => {
    throw failure("broken");
  });
  const byPlace = new Map(entries.map((entry) => [entry.offset, entry]));
  return (at) => {
    const entry = byPlace.get(at);
    if (entry === undefined) throw failure("broken");
    return unlocked(entry, password, failure);
  };
}

async function entriesOf(zip: Blob): Promise<FileEntry[]> {
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  return entries.filter((entry) => !entry.directory);
}

async function* unlocked(
  entry: FileEntry,
  password: string,
  failure: Failure,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const options = { password, useWebWorkers: false, checkSignature: true };
  // The library doesn't close the stream after a wrong password.
  const done = entry.getData(writable, options).catch((error: unknown) => writable.abort(error));
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done: isEnd, value } = await reader.read();
      if (isEnd) return;
      yield value;
    }
  } catch (error) {
    throw failure(isWrongPassword(error, entry) ? "wrong_password" : "broken");
  } finally {
    await reader.cancel().catch(() => undefined);
    await done.catch(() => undefined);
  }
}

/** One wrong ZipCrypto password in 256 is noticed only by what it unpacks to. */
const isWrongPassword = (error: unknown, { zipCrypto }: FileEntry) =>
  zipCrypto === true || (error instanceof Error && error.message === ERR_INVALID_PASSWORD);
