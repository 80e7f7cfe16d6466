import fc from "fast-check";

const LAST = 0x10ffff;

/**
 * Any code point, halves of pairs as well, for `fc.string({ unit: anyCharacter })`. Of its own
 * "binary" fast-check makes a table of a million characters: 0.7 s and 100 MB in each process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST })
  .map((point) => String.fromCodePoint(point));
