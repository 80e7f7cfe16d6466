import type { languages } from "../account/profile.ts";

/** BCP 47 tags of the profile's languages. */
export const tagOf = {
  English: "en",
  Swahili: "sw",
  Hausa: "ha",
  Yoruba: "yo",
} as const satisfies Readonly<Record<(typeof languages)[number], string>>;

export type LanguageTag = (typeof tagOf)[keyof typeof tagOf];

type LanguageName = keyof typeof tagOf;

/**
 * Returns the profile's name of a language.
 * @example nameOf("sw") // "Swahili"
 */
export function nameOf(tag: LanguageTag): LanguageName {
  const names = Object.keys(tagOf) as LanguageName[];
  return names.find((name) => tagOf[name] === tag) ?? "English";
}
