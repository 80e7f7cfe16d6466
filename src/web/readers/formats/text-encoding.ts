/** The encodings that spreadsheets and older phones write a text in. */

const BYTE_ORDER_MARKS = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
] as const;
const SAMPLE = 400;
/** Latin letters in two bytes each have an empty one: most of the odd or of the even places. */
const MOST = 0.7;

function shareOfZeros(bytes: Uint8Array, from: 0 | 1): number {
  let [zeros, places] = [0, 0];
  for (let at = from; at < Math.min(bytes.length, SAMPLE); at += 2) {
    places += 1;
    if (bytes[at] === 0) zeros += 1;
  }
  return places === 0 ? 0 : zeros / places;
}

/** The encoding that the first bytes say or show; `null` where it is UTF-8 or an older one. */
export function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | "utf-8" | null {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) =>
    mark.every((byte, place) => bytes[place] === byte),
  );
  if (marked) return marked[0];
  if (shareOfZeros(bytes, 1) > MOST && shareOfZeros(bytes, 0) < 1 - MOST) return "utf-16le";
  if (shareOfZeros(bytes, 0) > MOST && shareOfZeros(bytes, 1) < 1 - MOST) return "utf-16be";
  return null;
}

/**
 * The text of a whole file. What is no UTF-8 is read as Windows-1252, which is Latin-1 with more
 * signs (https://encoding.spec.whatwg.org/#names-and-labels gives both names to it).
 */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
