import type { DraftTag } from "../../src/contract/kernel/draft-tag.ts";
import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";

/** The code of a signed-in user's first screen, the dashboard, in any language. */
export const FIRST_SCREEN_CODE = [
  "index.html",
  "src/web/main.tsx",
  "src/web/app/gate/signed-in-gate.tsx",
  "src/web/pages/home/home-page.tsx",
];

/** The code that decrypts stored answers. */
export const KEPT_CODE = "src/web/api/device/load-answers.ts";

const modules: Readonly<Record<Exclude<LanguageTag | DraftTag, "en">, string>> = {
  ...{ sw: "swahili", ha: "hausa", yo: "yoruba" },
  ...{ zu: "isizulu", xh: "isixhosa", af: "afrikaans" },
};

/** The language's catalogue map; English is part of the app. */
export const languageModule = (language: LanguageTag | DraftTag): readonly string[] =>
  language === "en" ? [] : [`src/web/i18n/languages/${modules[language]}.ts`];

/** The catalogue of an area in a language; without an area, the app's own. */
export const wordsIn = (language: LanguageTag | DraftTag, area = ""): string =>
  `src/web/i18n/locales/${area === "" ? "" : `${area}/`}${language}.po`;

/** The first screen's messages in a language. */
export const firstWordsIn = (language: LanguageTag): readonly string[] => [
  ...languageModule(language),
  wordsIn(language),
];
