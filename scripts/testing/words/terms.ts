import terms from "./terms.json" with { type: "json" };

export type Language = "sw" | "ha" | "yo";
export const languages = ["sw", "ha", "yo"] as const satisfies readonly Language[];

/** A word of the field and what it is called in each language, the usual one first. */
export type Term = Readonly<Record<Language, readonly string[]>> & {
  readonly english: string;
  readonly note?: string;
};

/** One term for a thing. Not read by native speakers yet. */
export const glossary: readonly Term[] = terms;

const fold = (text: string) => text.toLowerCase().normalize("NFC").replaceAll("'", "’");

/** Whether a text holds one of the words that a term has in the language. */
export const holdsTerm = (text: string, term: Term, language: Language): boolean =>
  term[language].some((word) => fold(text).includes(fold(word)));

/** The terms that an English message holds as whole words, the longest first. */
export function termsOf(english: string): readonly Term[] {
  const text = ` ${fold(english).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  return glossary
    .filter((term) => text.includes(` ${fold(term.english)} `))
    .toSorted((one, other) => other.english.length - one.english.length);
}
