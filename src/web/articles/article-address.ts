const ARTICLES = "/articles";

/** The languages besides English that articles are translated to: each a folder beside the English texts. */
export const translations = ["sw", "ha", "yo"] as const;
export type Translation = (typeof translations)[number];

/** Those that are translated, to each of these languages; the others are in English alone. */
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

/** The language's folder; `null` for English, and for a language without articles. */
export function translationIn(locale: string): Translation | null {
  return translations.find((language) => language === locale) ?? null;
}

/** Where an article is in English though the page around it is not. */
export function isInEnglishOnly(slug: string, locale: string): boolean {
  return locale !== "en" && (translationIn(locale) === null || !translatedSlugs.includes(slug));
}

/**
 * Where she reads what stands at this address in English: in her language where there is one.
 * Other addresses than those of articles stay what they are.
 * @example articleAddress("/articles/cycle-basics", "sw") // "/sw/articles/cycle-basics"
 */
export function articleAddress(address: string, locale: string): string {
  const language = translationIn(locale);
  const slug = slugIn(address);
  const isTranslated = address === ARTICLES || (slug !== null && translatedSlugs.includes(slug));
  return language !== null && isTranslated ? `/${language}${address}` : address;
}

/** The article an address leads to; `null` for any other address. */
export function slugIn(address: string): string | null {
  return address.startsWith(`${ARTICLES}/`) ? address.slice(ARTICLES.length + 1) : null;
}
