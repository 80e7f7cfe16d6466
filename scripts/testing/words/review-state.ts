import { createHash } from "node:crypto";

/** `draft`: made with care from the glossary, not yet read by a native speaker as it is now. */
export type ReviewState = "reviewed" | "draft";

/** A translator's comment, which extraction leaves where it is. */
const MARK = /^# reviewed: (\S+)$/m;
const LENGTH = 10;

/** What was read: the English with its translation. Either changed, it is a draft again. */
const stampOf = (english: string, text: string): string =>
  createHash("sha256").update(`${english}\n${text}`).digest("base64url").slice(0, LENGTH);

/** The state of a message by its block of a catalogue. */
export function stateOf(block: string, english: string, text: string): ReviewState {
  return MARK.exec(block)?.[1] === stampOf(english, text) ? "reviewed" : "draft";
}

/** The block with the mark that it was read as it is. */
export const markReviewed = (block: string, english: string, text: string): string =>
  `# reviewed: ${stampOf(english, text)}\n${block.replace(/^# reviewed: .*\n/m, "")}`;
