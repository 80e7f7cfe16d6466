import notes from "./same-words.json" with { type: "json" };

interface SameWords {
  readonly english: readonly string[];
  /** Why one translation says them all, and what a reader should look at. */
  readonly why: string;
}

const sameWords: readonly SameWords[] = notes;

/** Without what differs in English alone: capitals, and the stop or colon behind. */
export const bareText = (text: string): string => text.toLowerCase().replace(/[.!…:?]+$/, "");

/** The English messages that one translation may say, with the reason. */
export const isNoted = (english: readonly string[]): boolean =>
  sameWords.some((one) => english.every((text) => one.english.includes(text)));

export const noteOnSameWords = (english: string): readonly string[] =>
  sameWords
    .filter((one) => one.english.includes(bareText(english)))
    .map((one) => `May be one word with “${one.english.join("”, “")}”: ${one.why}`);
