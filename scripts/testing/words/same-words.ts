import notes from "./same-words.json" with { type: "json" };

interface SameWords {
  readonly english: readonly string[];
  /** Why they share a translation, and what reviewers should check. */
  readonly why: string;
}

const sameWords: readonly SameWords[] = notes;

/** Ignores differences that only matter in English: capitals and final punctuation. */
export const bareText = (text: string): string => text.toLowerCase().replace(/[.!…:?]+$/, "");

export const isNoted = (english: readonly string[]): boolean =>
  sameWords.some((one) => english.every((text) => one.english.includes(text)));

export const noteOnSameWords = (english: string): readonly string[] =>
  sameWords
    .filter((one) => one.english.includes(bareText(english)))
    .map((one) => `May be one word with “${one.english.join("”, “")}”: ${one.why}`);
