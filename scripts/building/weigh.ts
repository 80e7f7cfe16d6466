import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type LanguageTag, tagOf } from "../../src/contract/kernel/language-tag.ts";
import { KILOBYTES_META, UNWEIGHED } from "../../src/web/boot/kilobytes.ts";
import { landingIn } from "../../src/web/boot/open-pages.ts";
import type { Release } from "../../src/web/worker/release.ts";
import type { Item } from "./budget-lines.ts";
import { compress } from "./compress.ts";
import { linkedFrom } from "./linked-from.ts";
import { typefacesIn } from "./typefaces.ts";

export const LANDING = "index.html";

/** The landing page of a language, as the build writes it. */
export const landingFile = (language: LanguageTag): string =>
  landingIn[language] === "/" ? LANDING : `${landingIn[language].slice(1)}.html`;

/** In bytes as they travel: gzip where there is one, the file itself where it is packed already. */
export async function weighAll(folder: string, files: readonly string[]): Promise<Item[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const transfer = existsSync(`${path}.gz`) ? `${path}.gz` : path;
      return { file, bytes: (await readFile(transfer)).length };
    }),
  );
}

/** A page with every file that it asks for by itself, and the typeface, for which its styles ask. */
export async function weighPage(
  folder: string,
  page: string,
  language: LanguageTag = "en",
): Promise<Item[]> {
  const linked = linkedFrom(await readFile(join(folder, page), "utf8"));
  const files = await readdir(folder, { recursive: true });
  return weighAll(folder, [page, ...linked, ...typefacesIn(files, language)]);
}

/** What the worker keeps for every day: all that the app fetches the first time. */
export const weighEveryDay = (
  folder: string,
  { first, words }: Release,
  language: LanguageTag = "en",
): Promise<Item[]> =>
  weighAll(
    folder,
    [...first, ...words[language].first].map((file) => (file === "/" ? LANDING : file.slice(1))),
  );

/** Writes into the landing page what it weighs, and what the app does. */
export async function writeWeights(folder: string, release: Release): Promise<void> {
  for (const language of Object.values(tagOf)) {
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

/** The `<meta>` that the page's scripts read its weights from, before they are known. */
export const weightsMeta = `<meta name="${KILOBYTES_META}" content="${UNWEIGHED.page} ${UNWEIGHED.app}">`;

export const withWeights = (page: string, weights: typeof UNWEIGHED): string =>
  page.replaceAll(UNWEIGHED.page, () => weights.page).replaceAll(UNWEIGHED.app, () => weights.app);

/** Rounded up, so that no visit costs more than the page says. */
const kilobytes = (items: readonly Item[]): string =>
  String(Math.ceil(items.reduce((sum, { bytes }) => sum + bytes, 0) / 1000));
