import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Makes the heading face: Fraunces with its weight axis, the letters of English and the
 * punctuation headings use. Run once after changing the letters; the result is committed.
 */
const SOURCE = import.meta.resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
);
const TARGET = "src/web/styles/fonts/fraunces-latin.woff2";
const LETTERS = String.fromCodePoint(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
);
const PUNCTUATION = "–—‘’“”…•€−×";

const font = await readFile(fileURLToPath(SOURCE));
const subset = await subsetFont(font, LETTERS + PUNCTUATION, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(TARGET, subset);
console.log(`${TARGET}: ${(subset.length / 1000).toFixed(1)} kB`);
