import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";
import { FIRST_SCREEN_CODE, firstWordsIn, wordsIn } from "./first-screen.ts";
import { type BuildManifest, scriptsOf } from "./manifest.ts";

/** A page of the app, as the built src/web/prerender.tsx tells of it. */
export interface MemberPage {
  readonly name: string;
  readonly at: readonly string[];
  /** The areas of its words, beside the app's own. */
  readonly words: readonly string[];
}

/** Pages that her visit begins at so often that each document names their scripts. */
const BEGUN_AT = ["track", "calendar", "history", "trends"];

/** Where the English words lie that not every day needs. */
const RARE_ENGLISH = "src/web/i18n/rare-english.ts";

/**
 * The scripts and words of the pages a visit may begin at, for theme.js: fetched in one step with
 * those of the first screen. Pages that need the same files share a line.
 */
export function begunMetas(
  manifest: BuildManifest,
  pages: readonly MemberPage[],
  languages: readonly LanguageTag[],
): string {
  const begun = pages.filter(({ name }) => BEGUN_AT.includes(name));
  const filesBeside = (first: readonly string[], sources: readonly string[]) => {
    const known = scriptsOf(manifest, [...FIRST_SCREEN_CODE, ...first]);
    return [...scriptsOf(manifest, sources)].filter((file) => !known.has(file));
  };
  const lines = begun.flatMap(({ name, at, words }) => [
    { meta: "scripts-of", at, files: filesBeside([], [`src/web/pages/${name}-page.tsx`]) },
    ...languages.map((language) => ({
      ...{ meta: `words-${language}-of`, at },
      files: filesBeside(firstWordsIn(language), [
        ...(language === "en" ? [RARE_ENGLISH] : []),
        ...words.map((area) => wordsIn(language, area)),
      ]),
    })),
  ]);
  const shared = new Map<string, Line>();
  for (const { meta, at, files } of lines) {
    const content = files
      .map((file) => `/${file}`)
      .sort()
      .join(" ");
    const known = shared.get(`${meta} ${content}`)?.at ?? [];
    shared.set(`${meta} ${content}`, { meta, at: [...known, ...at], content });
  }
  return [...shared.values()].map(metaOf).join("");
}

interface Line {
  readonly meta: string;
  readonly at: readonly string[];
  readonly content: string;
}

const metaOf = ({ meta, at, content }: Line) =>
  `<meta name="${meta}" data-at="${at.join(" ")}" content="${content}">`;
