import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type LanguageTag, languageTags } from "../../../src/contract/kernel/language-tag.ts";
import { inLanguage } from "../../../src/web/boot/in-language.ts";
import { KILOBYTES_META, UNWEIGHED } from "../../../src/web/boot/kilobytes.ts";
import { landingAt } from "../../../src/web/boot/landings.ts";
import type { Release } from "../../../src/web/worker/release.ts";
import { compress } from "../compress.ts";
import { linkedFrom } from "../linked-from.ts";
import { typefacesIn } from "../typefaces.ts";

/** Gzipped. */
export function bytesOf(folder: string, file: string): number {
  const path = join(folder, file);
  return (statSync(`${path}.gz`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

/** A page with every file that its document loads, and the font of its styles. */
export function filesOfPage(folder: string, page: string, language: LanguageTag = "en"): string[] {
  const linked = linkedFrom(readFileSync(join(folder, page), "utf8"));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [page, ...linked, ...typefacesIn(files, language)];
}

export const landingFile = (language: LanguageTag): string =>
  `${landingAt(language).slice(1) || "index"}.html`;

/** What the worker caches first: everything the app loads on a first visit. */
export const everyDayFiles = ({ first, words }: Release, language: LanguageTag = "en"): string[] =>
  [...first, ...words[language].first].map((file) =>
    file === "/" ? landingFile("en") : inLanguage(file.slice(1), language),
  );

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
