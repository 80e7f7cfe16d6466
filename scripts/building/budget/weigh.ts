import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LanguageTag } from "../../../src/contract/kernel/language-tag.ts";
import { inLanguage } from "../../../src/web/boot/in-language.ts";
import { landingAt } from "../../../src/web/boot/landings.ts";
import type { Release } from "../../../src/web/worker/release.ts";
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
