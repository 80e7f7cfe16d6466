const CHUNK_CHARACTERS = 256_000;

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
