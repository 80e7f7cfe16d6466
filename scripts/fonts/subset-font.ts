import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Run after changing the letters; the result is committed with its licence. */
const FOLDER = "src/web/styles/fonts";
const PRINTABLE = String.fromCodePoint(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
);
/** The letters of Latin-1, for names, and the punctuation that headings use. */
const LATIN_1 = `${String.fromCodePoint(
  ...Array.from({ length: 0xff - 0xc0 + 1 }, (_, index) => 0xc0 + index),
)}\u00a0·«»°±½£©`;
const PUNCTUATION = "–—‘’“”…•€−×";

const HAUSA = "ƁɓƊɗƘƙƳƴʼ";
/** Dotted letters need combining tone marks: Unicode has no precomposed letters with both. */
const YORUBA = "ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúẸẹỌọṢṣŃńǸǹḾḿ\u0300\u0301\u0304\u0323";
const MORE = "\u00a0·«»°±½¼¾²³§£ïöüµ÷";

const FACES = [
  {
    name: "fraunces-latin",
    file: import.meta.resolve(
      "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    ),
    letters: PRINTABLE + LATIN_1 + PUNCTUATION,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "noto-serif-semibold",
    file: import.meta.resolve(
      "@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf",
    ),
    letters: PRINTABLE + PUNCTUATION + MORE + HAUSA + YORUBA,
  },
];

for (const { name, file, letters, ...axes } of FACES) {
  const font = await readFile(fileURLToPath(file));
  const subset = await subsetFont(font, letters, { targetFormat: "woff2", ...axes });
  await writeFile(`${FOLDER}/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
}
const licence = import.meta.resolve("@expo-google-fonts/noto-serif/LICENSE_FONT");
await copyFile(fileURLToPath(licence), `${FOLDER}/LICENSE-noto-serif.txt`);
