import { type LanguageTag, languageTable } from "#contract/kernel/language-tag.ts";

const ARTICLES = "/articles";

export const articleTags = languageTable.flatMap(({ tag, isWithoutArticles }) =>
  isWithoutArticles ? [] : tag,
);

/** The articles that are translated into each of these languages. */
export const translatedSlugs: readonly string[] = [
  "cycle-basics",
  "pcos-explained",
  "what-helps-with-pcos",
  "pms-and-pmdd",
  "bleeding-at-the-wrong-time",
  "preparing-for-the-doctor",
  "when-to-get-help",
  "after-a-birth-or-a-loss",
  "health-messages-and-privacy-law",
];

/** The language's folder; `null` for English and languages without articles. */
export function translationIn(locale: string): LanguageTag | null {
  return articleTags.find((language) => language === locale) ?? null;
}

export function isInEnglishOnly(slug: string, locale: string): boolean {
  return locale !== "en" && (translationIn(locale) === null || !translatedSlugs.includes(slug));
}

export function articleAddress(address: string, locale: string): string {
  const language = translationIn(locale);
  const slug = slugIn(address);
  const isTranslated = address === ARTICLES || (slug !== null && translatedSlugs.includes(slug));
  return language !== null && isTranslated ? `/${language}${address}` : address;
}

export function slugIn(address: string): string | null {
  return address.startsWith(`${ARTICLES}/`) ? address.slice(ARTICLES.length + 1) : null;
}
