import terms from "./terms.json" with { type: "json" };

export type Language = "sw" | "ha" | "yo";
export const languages = ["sw", "ha", "yo"] as const satisfies readonly Language[];

/** A technical term in each language, the preferred one first. */
export type Term = Readonly<Record<Language, readonly string[]>> & {
  readonly english: string;
  readonly note?: string;
};

/** One term per thing. Not yet reviewed by native speakers. */
export const glossary: readonly Term[] = terms;

const fold = (text: string) => text.toLowerCase().normalize("NFC").replaceAll("'", "’");

/** Whether a text contains one of the term's words in the language. */
export const holdsTerm = (text: string, term: Term, language: Language): boolean =>
  term[language].some((word) => fold(text).includes(fold(word)));

/** The terms in an English message as whole words, the longest first. */
export function termsOf(english: string): readonly Term[] {
  const text = ` ${fold(english).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  return glossary
    .filter((term) => text.includes(` ${fold(term.english)} `))
    .toSorted((one, other) => other.english.length - one.english.length);
}
