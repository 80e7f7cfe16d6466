import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { pdfLetters, type Script } from "../src/server/documents/pdf/letters.ts";

/**
 * Cuts the typefaces of PDFs, Noto Sans and its Ethiopic sister, to the letters they need, those of
 * Hausa, Yoruba and Amharic among them. Run once after changing the letters; the result is committed
 * with its licences.
 */
const LATIN = "@expo-google-fonts/noto-sans";
const ETHIOPIC = "@expo-google-fonts/noto-sans-ethiopic";
const SOURCES: readonly { name: string; file: string; script: Script }[] = [
  { name: "regular", file: `${LATIN}/400Regular/NotoSans_400Regular.ttf`, script: "latin" },
  { name: "bold", file: `${LATIN}/700Bold/NotoSans_700Bold.ttf`, script: "latin" },
  {
    ...{ name: "ethiopic-regular", script: "ethiopic" },
    file: `${ETHIOPIC}/400Regular/NotoSansEthiopic_400Regular.ttf`,
  },
  {
    ...{ name: "ethiopic-bold", script: "ethiopic" },
    file: `${ETHIOPIC}/700Bold/NotoSansEthiopic_700Bold.ttf`,
  },
];
const LICENCES = { "OFL.txt": LATIN, "OFL-ethiopic.txt": ETHIOPIC };
const TARGET = "src/server/documents/pdf/fonts";

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file));

for (const { name, file, script } of SOURCES) {
  const font = await readFile(pathOf(file));
  const subset = await subsetFont(font, pdfLetters[script], { targetFormat: "truetype" });
  await writeFile(`${TARGET}/noto-sans-${name}.ttf`, subset);
  console.log(`noto-sans-${name}.ttf: ${(subset.length / 1000).toFixed(1)} kB`);
}
for (const [name, source] of Object.entries(LICENCES)) {
  await copyFile(pathOf(`${source}/LICENSE_FONT`), `${TARGET}/${name}`);
}
