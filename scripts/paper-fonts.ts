import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { paperLetters } from "../src/server/paper/letters.ts";

/**
 * Cuts the paper's typeface, Noto Sans, to the letters it needs, those of Hausa and Yoruba among
 * them. Run once after changing the letters; the result is committed with its licence.
 */
const SOURCE = "@expo-google-fonts/noto-sans";
const TARGET = "src/server/paper/fonts";
const WEIGHTS = { "400Regular/NotoSans_400Regular": "regular", "700Bold/NotoSans_700Bold": "bold" };

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`${SOURCE}/${path}`));

for (const [path, weight] of Object.entries(WEIGHTS)) {
  const font = await readFile(fileOf(`${path}.ttf`));
  const subset = await subsetFont(font, paperLetters, { targetFormat: "truetype" });
  await writeFile(`${TARGET}/noto-sans-${weight}.ttf`, subset);
  console.log(`noto-sans-${weight}.ttf: ${(subset.length / 1000).toFixed(1)} kB`);
}
await copyFile(fileOf("LICENSE_FONT"), `${TARGET}/OFL.txt`);
