import { type LanguageTag, languageTags } from "#contract/kernel/language-tag.ts";
import terms from "./terms.json" with { type: "json" };

export type Language = Exclude<LanguageTag, "en">;

export const translatedTags = languageTags.filter((tag) => tag !== "en");

/** A technical term by language, the preferred one first. */
export type Term = Readonly<Partial<Record<Language, readonly string[]>>> & {
  readonly english: string;
  readonly note?: string;
};

/** One term per thing. Not yet reviewed by native speakers, and not in every language. */
export const glossary: readonly Term[] = terms;

const fold = (text: string) => text.toLowerCase().normalize("NFC").replaceAll("'", "’");

/** Whether a text contains one of the term's words, if the glossary has the language. */
export const holdsTerm = (text: string, term: Term, language: Language): boolean =>
  term[language]?.some((word) => fold(text).includes(fold(word))) ?? true;

export function termsOf(english: string): readonly Term[] {
  const text = ` ${fold(english).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  return glossary
    .filter((term) => text.includes(` ${fold(term.english)} `))
    .toSorted((one, other) => other.english.length - one.english.length);
}
