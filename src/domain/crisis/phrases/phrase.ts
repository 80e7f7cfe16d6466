/** A way of saying it, as a regular expression over plain words: small letters, one blank between. */
export interface Phrase {
  readonly says: string;
  /** Words right before it that change what it means: "I don't want to die". */
  readonly unlessAfter?: string;
  /** Words right after it that do: "want to die laughing". */
  readonly unlessBefore?: string;
  /** Words anywhere in the same sentence that do: "cut myself while cooking". */
  readonly unlessWith?: string;
}
