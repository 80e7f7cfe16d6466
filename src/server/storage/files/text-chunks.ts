// Each chunk waits for its reader's word from the other thread: few large ones wait less.
const CHUNK_CHARACTERS = 256_000;

/** Text as it comes, in pieces large enough to be worth sending. */
export async function* textChunks(
  pieces: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  let waiting: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(waiting.join(""));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(""));
}
