/** Detects the encodings that spreadsheets and older phones use. */

const BYTE_ORDER_MARKS = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
] as const;
const SAMPLE = 400;
/** Share of zero bytes at odd or even positions that indicates UTF-16 of Latin text. */
const MOST = 0.7;

function shareOfZeros(bytes: Uint8Array, from: 0 | 1): number {
  let [zeros, places] = [0, 0];
  for (let at = from; at < Math.min(bytes.length, SAMPLE); at += 2) {
    places += 1;
    if (bytes[at] === 0) zeros += 1;
  }
  return places === 0 ? 0 : zeros / places;
}

/** The encoding by byte order mark or content; `null` for UTF-8 or an 8-bit encoding. */
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
 * Decodes a whole file. If it is not UTF-8 it is read as Windows-1252, a superset of Latin-1
 * (https://encoding.spec.whatwg.org/#names-and-labels maps both names to it).
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
