/**
 * The app's languages: the profile's name, BCP 47 tag, own name, and whether
 * `src/web/articles/<tag>` has translations. A new language takes its line here,
 * `src/web/i18n/locales/<tag>.po` and `src/domain/language/forms/<tag>.ts`.
 */
export const languageTable = [
  { name: "English", tag: "en", own: "English", hasArticles: false },
  { name: "Swahili", tag: "sw", own: "Kiswahili", hasArticles: true },
  { name: "Hausa", tag: "ha", own: "Hausa", hasArticles: true },
  { name: "Yoruba", tag: "yo", own: "Yorùbá", hasArticles: true },
  { name: "isiZulu", tag: "zu", own: "isiZulu", hasArticles: true },
  { name: "isiXhosa", tag: "xh", own: "isiXhosa", hasArticles: true },
  { name: "Afrikaans", tag: "af", own: "Afrikaans", hasArticles: true },
] as const;

export type LanguageName = (typeof languageTable)[number]["name"];
export type LanguageTag = (typeof languageTable)[number]["tag"];

export const languageTags = languageTable.map(({ tag }) => tag) as [LanguageTag, ...LanguageTag[]];

export const tagOf = Object.fromEntries(
  languageTable.map(({ name, tag }) => [name, tag]),
) as Readonly<Record<LanguageName, LanguageTag>>;

/** The language with a tag; English for any other value. */
export const languageOf = (tag: unknown): LanguageTag =>
  languageTags.find((one) => one === tag) ?? "en";

/**
 * Returns the profile's name of a language.
 * @example nameOf("sw") // "Swahili"
 */
export const nameOf = (tag: LanguageTag): LanguageName =>
  languageTable.find((one) => one.tag === tag)?.name ?? "English";
