import type { DraftTag } from "../../src/contract/kernel/draft-tag.ts";
import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";

/** What a signed-in woman's first screen runs on, in any language: the dashboard. */
export const FIRST_SCREEN_CODE = [
  "index.html",
  "src/web/main.tsx",
  "src/web/app/signed-in-gate.tsx",
  "src/web/pages/home-page.tsx",
];

/** What opens the answers that her device keeps. */
export const KEPT_CODE = "src/web/api/device/load-answers.ts";

const modules: Readonly<Record<Exclude<LanguageTag | DraftTag, "en">, string>> = {
  ...{ sw: "swahili", ha: "hausa", yo: "yoruba" },
  ...{ zu: "isizulu", xh: "isixhosa", af: "afrikaans" },
};

/** Where a language says what it has; English lies in the app itself. */
export const languageModule = (language: LanguageTag | DraftTag): readonly string[] =>
  language === "en" ? [] : [`src/web/i18n/languages/${modules[language]}.ts`];

/** The catalogue of an area in a language; the app's own is that of none. */
export const wordsIn = (language: LanguageTag | DraftTag, area = ""): string =>
  `src/web/i18n/locales/${area === "" ? "" : `${area}/`}${language}.po`;

/** What it says, in a language. */
export const firstWordsIn = (language: LanguageTag): readonly string[] => [
  ...languageModule(language),
  wordsIn(language),
];
