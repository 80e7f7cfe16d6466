/** A regular expression over plain words: lower case, single spaces. */
export interface Phrase {
  readonly says: string;
  /** Words directly before that change the meaning: "I don't want to die". */
  readonly unlessAfter?: string;
  /** Words directly after that change the meaning: "want to die laughing". */
  readonly unlessBefore?: string;
  /** Words anywhere in the sentence that change the meaning: "cut myself while cooking". */
  readonly unlessWith?: string;
}

export type Row = string | Phrase;

/** Phrases of one language. A row without its own `unlessAfter` gets the language's negations. */
export const spoken = (unlessAfter: string, rows: readonly Row[]): readonly Phrase[] =>
  rows.map((row) => ({ unlessAfter, ...(typeof row === "string" ? { says: row } : row) }));
