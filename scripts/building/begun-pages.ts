import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";
import { FIRST_SCREEN_CODE, firstWordsIn, wordsIn } from "./first-screen.ts";
import { type BuildManifest, scriptsOf } from "./manifest.ts";

/** A page of the app, as reported by the built src/web/prerender.tsx. */
export interface MemberPage {
  readonly name: string;
  readonly at: readonly string[];
  /** Its message areas, besides the app's own. */
  readonly words: readonly string[];
}

/** Common entry pages, whose scripts every document lists. */
const BEGUN_AT: Readonly<Record<string, string>> = {
  ...{ track: "days", calendar: "days", history: "days", trends: "insights" },
};

/** The map of English messages that daily screens don't need. */
const RARE_ENGLISH = "src/web/i18n/rare-english.ts";

/**
 * Lists the scripts and messages of common entry pages for theme.js, which preloads them with those
 * of the first screen. Pages with the same files share a line.
 */
export function begunMetas(
  manifest: BuildManifest,
  pages: readonly MemberPage[],
  languages: readonly LanguageTag[],
): string {
  const begun = pages.filter(({ name }) => name in BEGUN_AT);
  const filesBeside = (first: readonly string[], sources: readonly string[]) => {
    const known = scriptsOf(manifest, [...FIRST_SCREEN_CODE, ...first]);
    return [...scriptsOf(manifest, sources)].filter((file) => !known.has(file));
  };
  const lines = begun.flatMap(({ name, at, words }) => [
    {
      meta: "scripts-of",
      at,
      files: filesBeside([], [`src/web/pages/${BEGUN_AT[name]}/${name}-page.tsx`]),
    },
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
