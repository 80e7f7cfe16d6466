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

/** The formats of a language; those of English are part of the app. */
export const formsOf = (language: LanguageTag): readonly string[] =>
  language === "en" ? [] : [`src/domain/language/forms/${language}.ts`];

/** The catalogue of a language; only its tables are loaded by screens. */
export const catalogueOf = (language: LanguageTag, query = ""): string =>
  `src/web/i18n/locales/${language}.po${query}`;

export const tableIn = (language: LanguageTag, table: string): string =>
  `src/web/i18n/locales/${language}.po?table=${table}`;
