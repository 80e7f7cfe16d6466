import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { pdfLetters } from "../src/server/documents/pdf/letters.ts";

/**
 * Cuts a PDF's typeface, Noto Sans, to the letters it needs, those of Hausa and Yoruba among
 * them. Run once after changing the letters; the result is committed with its licence.
 */
const SOURCES = {
  regular: import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
};
const LICENCE = import.meta.resolve("@expo-google-fonts/noto-sans/LICENSE_FONT");
const TARGET = "src/server/documents/pdf/fonts";

for (const [weight, source] of Object.entries(SOURCES)) {
  const font = await readFile(fileURLToPath(source));
  const subset = await subsetFont(font, pdfLetters, { targetFormat: "truetype" });
  await writeFile(`${TARGET}/noto-sans-${weight}.ttf`, subset);
  console.log(`noto-sans-${weight}.ttf: ${(subset.length / 1000).toFixed(1)} kB`);
}
await copyFile(fileURLToPath(LICENCE), `${TARGET}/OFL.txt`);
