import type { languages } from "./profile.ts";

/** The languages of a profile as a page's `lang` has them (BCP 47). */
export const tagOf = {
  English: "en",
  Swahili: "sw",
  Hausa: "ha",
  Yoruba: "yo",
} as const satisfies Readonly<Record<(typeof languages)[number], string>>;

export type LanguageTag = (typeof tagOf)[keyof typeof tagOf];
