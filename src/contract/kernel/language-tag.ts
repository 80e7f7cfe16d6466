interface Language {
  /** In the profile. */
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** The language's name for itself, if it differs from the English one. */
  readonly own?: string;
  /** Its articles are the English ones: `src/web/articles/<tag>` doesn't exist. */
  readonly isWithoutArticles?: boolean;
}

// A new language takes its line here, `src/web/i18n/locales/<tag>.po` and
// `src/domain/language/forms/<tag>.ts`. Every page loads this table: short rows are cheaper.
const table = [
  { name: "English", tag: "en", isWithoutArticles: true },
  { name: "Swahili", tag: "sw", own: "Kiswahili" },
  { name: "Hausa", tag: "ha" },
  { name: "Yoruba", tag: "yo", own: "Yorùbá" },
  { name: "isiZulu", tag: "zu" },
  { name: "isiXhosa", tag: "xh" },
  { name: "Afrikaans", tag: "af" },
] as const satisfies readonly Language[];

export type LanguageName = (typeof table)[number]["name"];
export type LanguageTag = (typeof table)[number]["tag"];

export const languageTable: readonly (Language & {
  readonly name: LanguageName;
  readonly tag: LanguageTag;
})[] = table;

export const languageTags = languageTable.map(({ tag }) => tag) as [LanguageTag, ...LanguageTag[]];

export const tagOf = Object.fromEntries(
  languageTable.map(({ name, tag }) => [name, tag]),
) as Readonly<Record<LanguageName, LanguageTag>>;

/** The language with a tag; English for any other value. */
export const languageOf = (tag: unknown): LanguageTag =>
  languageTags.find((one) => one === tag) ?? "en";

/** @example nameOf("sw") // "Swahili" */
export const nameOf = (tag: LanguageTag): LanguageName =>
  languageTable.find((one) => one.tag === tag)?.name ?? "English";
