/** A regular expression over plain words: lower case, single spaces. */
export interface Phrase {
  readonly says: string;
  /** Words that must also be in this sentence or in one of the two before or after it. */
  readonly with?: string;
  /** Words directly before that change the meaning: "I don't want to die". */
  readonly unlessAfter?: string;
  /** Words directly after that change the meaning: "want to die laughing". */
  readonly unlessBefore?: string | undefined;
  /** Words anywhere in the sentence that change the meaning: "cut myself while cooking". */
  readonly unlessWith?: string | undefined;
}

/**
 * A string is `says // unlessBefore // unlessWith`; the last two may be missing. In `a <> b` the
 * words a and b say it together, in any order, with up to seven others between them.
 */
export type Row = string | Phrase;

/** Phrases of one language. A row without its own `unlessAfter` gets the language's negations. */
export const spoken = (unlessAfter: string, rows: readonly Row[]): readonly Phrase[] =>
  rows.map((row) => ({
    unlessAfter,
    ...(typeof row === "string" ? phraseOf(row, `( (?!(?:${unlessAfter}) )\\w+){0,7} `) : row),
  }));

function phraseOf(row: string, gap: string): Phrase {
  const [says = "", unlessBefore, unlessWith] = row.split(/ ?\/\/ ?/);
  const [one = "", other] = says.split(" <> ");
  return {
    says: other ? `(?:${one})${gap}(?:${other})|(?:${other})${gap}(?:${one})` : one,
    unlessBefore: unlessBefore || undefined,
    unlessWith,
  };
}
