import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { pdfLetters, type Script } from "../../src/server/documents/pdf/letters.ts";

/** Run after changing the letters; the result is committed with its licences. */
const SOURCES: readonly { name: string; script: Script; file: string }[] = [
  {
    name: "regular",
    script: "latin",
    file: import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  },
  {
    name: "bold",
    script: "latin",
    file: import.meta.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  },
  {
    name: "ethiopic-regular",
    script: "ethiopic",
    file: import.meta.resolve(
      "@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf",
    ),
  },
  {
    name: "ethiopic-bold",
    script: "ethiopic",
    file: import.meta.resolve(
      "@expo-google-fonts/noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold.ttf",
    ),
  },
];
const LICENCES = {
  "OFL.txt": import.meta.resolve("@expo-google-fonts/noto-sans/LICENSE_FONT"),
  "OFL-ethiopic.txt": import.meta.resolve("@expo-google-fonts/noto-sans-ethiopic/LICENSE_FONT"),
};
const TARGET = "src/server/documents/pdf/fonts";

for (const { name, file, script } of SOURCES) {
  const font = await readFile(fileURLToPath(file));
  const subset = await subsetFont(font, pdfLetters[script], { targetFormat: "truetype" });
  await writeFile(`${TARGET}/noto-sans-${name}.ttf`, subset);
  console.log(`noto-sans-${name}.ttf: ${(subset.length / 1000).toFixed(1)} kB`);
}
for (const [name, licence] of Object.entries(LICENCES)) {
  await copyFile(fileURLToPath(licence), `${TARGET}/${name}`);
}
