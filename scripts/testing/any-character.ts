import fc from "fast-check";

const LAST = 0x10ffff;

/**
 * Any code point. fast-check's "binary" builds a million-character table: 0.7 s, 100 MB per
 * process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST })
  .map((point) => String.fromCodePoint(point));
