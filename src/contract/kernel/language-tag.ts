import type { languages } from "../account/profile.ts";

/** The languages of a profile as a page's `lang` has them (BCP 47). */
export const tagOf = {
  English: "en",
  Swahili: "sw",
  Hausa: "ha",
  Yoruba: "yo",
} as const satisfies Readonly<Record<(typeof languages)[number], string>>;

export type LanguageTag = (typeof tagOf)[keyof typeof tagOf];

type LanguageName = keyof typeof tagOf;

/**
 * The name a profile has for a language.
 * @example nameOf("sw") // "Swahili"
 */
export function nameOf(tag: LanguageTag): LanguageName {
  const names = Object.keys(tagOf) as LanguageName[];
  return names.find((name) => tagOf[name] === tag) ?? "English";
}
