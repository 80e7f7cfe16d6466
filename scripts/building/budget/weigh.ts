import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type LanguageTag, languageTags } from "../../../src/contract/kernel/language-tag.ts";
import { inLanguage } from "../../../src/web/boot/in-language.ts";
import { KILOBYTES_META, UNWEIGHED } from "../../../src/web/boot/kilobytes.ts";
import { landingAt } from "../../../src/web/boot/landings.ts";
import type { Release } from "../../../src/web/worker/release.ts";
import { compress } from "../compress.ts";
import { linkedFrom } from "../linked-from.ts";
import { typefacesIn } from "../typefaces.ts";
import type { Item } from "./budget-lines.ts";

const LANDING = "index.html";

export const landingFile = (language: LanguageTag): string =>
  language === "en" ? LANDING : `${landingAt(language).slice(1)}.html`;

export async function weighAll(folder: string, files: readonly string[]): Promise<Item[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const transfer = existsSync(`${path}.gz`) ? `${path}.gz` : path;
      return { file, bytes: (await readFile(transfer)).length };
    }),
  );
}

/** A page with every file that its document loads, and the font of its styles. */
export async function weighPage(
  folder: string,
  page: string,
  language: LanguageTag = "en",
): Promise<Item[]> {
  const linked = linkedFrom(await readFile(join(folder, page), "utf8"));
  const files = await readdir(folder, { recursive: true });
  return weighAll(folder, [page, ...linked, ...typefacesIn(files, language)]);
}

/** Weighs what the worker caches first: everything the app loads on a first visit. */
export const weighEveryDay = (
  folder: string,
  { first, words }: Release,
  language: LanguageTag = "en",
): Promise<Item[]> =>
  weighAll(
    folder,
    [...first, ...words[language].first].map((file) =>
      file === "/" ? LANDING : inLanguage(file.slice(1), language),
    ),
  );

export async function writeWeights(folder: string, release: Release): Promise<void> {
  for (const language of languageTags) {
    const landing = landingFile(language);
    const file = join(folder, landing);
    const page = withWeights(await readFile(file, "utf8"), {
      page: kilobytes(await weighPage(folder, landing, language)),
      app: kilobytes(await weighEveryDay(folder, release, language)),
    });
    await writeFile(file, page);
    await compress(file);
  }
}

export const weightsMeta = `<meta name="${KILOBYTES_META}" content="${UNWEIGHED.page} ${UNWEIGHED.app}">`;

export const withWeights = (page: string, weights: typeof UNWEIGHED): string =>
  page.replaceAll(UNWEIGHED.page, () => weights.page).replaceAll(UNWEIGHED.app, () => weights.app);

/** Rounded up, so that the page never understates a visit. */
const kilobytes = (items: readonly Item[]): string =>
  String(Math.ceil(items.reduce((sum, { bytes }) => sum + bytes, 0) / 1000));
