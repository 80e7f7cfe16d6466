import fc from "fast-check";

const LAST = 0x10ffff;

/**
 * Any code point, including lone surrogates, for `fc.string({ unit: anyCharacter })`. fast-check's
 * own "binary" builds a table of a million characters: 0.7 s and 100 MB per process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST })
  .map((point) => String.fromCodePoint(point));
