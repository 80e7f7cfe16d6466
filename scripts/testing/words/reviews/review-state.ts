import { createHash } from "node:crypto";

/** `draft`: not yet reviewed by a native speaker in its current form. */
export type ReviewState = "reviewed" | "draft";

/** A translator's comment, which extraction preserves. */
const MARK = /^# reviewed: (\S+)$/m;
const LENGTH = 10;

/** Hash of English and translation: a change of either makes it a draft again. */
const stampOf = (english: string, text: string): string =>
  createHash("sha256").update(`${english}\n${text}`).digest("base64url").slice(0, LENGTH);

export function stateOf(block: string, english: string, text: string): ReviewState {
  return MARK.exec(block)?.[1] === stampOf(english, text) ? "reviewed" : "draft";
}

/** The block marked as reviewed in its current form. */
export const markReviewed = (block: string, english: string, text: string): string =>
  `# reviewed: ${stampOf(english, text)}\n${block.replace(/^# reviewed: .*\n/m, "")}`;
