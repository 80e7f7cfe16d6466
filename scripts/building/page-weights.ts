import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languageTags } from "../../src/contract/kernel/language-tag.ts";
import { KILOBYTES_META, UNWEIGHED } from "../../src/web/boot/kilobytes.ts";
import type { Release } from "../../src/web/worker/release.ts";
import { bytesOf, everyDayFiles, filesOfPage, landingFile } from "./budget/weigh.ts";
import { compress } from "./compress.ts";

/** Writes into each landing page how many kilobytes the page and the app transfer. */
export async function writeWeights(folder: string, release: Release): Promise<void> {
  // Rounded up, so that the page never understates a visit.
  const kilobytes = (files: readonly string[]) =>
    String(Math.ceil(files.reduce((sum, file) => sum + bytesOf(folder, file), 0) / 1000));
  for (const language of languageTags) {
    const landing = landingFile(language);
    const file = join(folder, landing);
    const page = withWeights(await readFile(file, "utf8"), {
      page: kilobytes(filesOfPage(folder, landing, language)),
      app: kilobytes(everyDayFiles(release, language)),
    });
    await writeFile(file, page);
    await compress(file);
  }
}

export const weightsMeta = `<meta name="${KILOBYTES_META}" content="${UNWEIGHED.page} ${UNWEIGHED.app}">`;

export const withWeights = (page: string, weights: typeof UNWEIGHED): string =>
  page.replaceAll(UNWEIGHED.page, () => weights.page).replaceAll(UNWEIGHED.app, () => weights.app);
