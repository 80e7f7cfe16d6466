import { kindOf } from "../outbox/kinds.ts";
import type { AnswerHead } from "./answers.ts";

/** Entries that can't be written offline, in addition to the outbox's kinds. */
const OTHER_ENTRIES: readonly string[] = ["/api/user/profile", "/api/uploads"];

const isEntry = (path: string) => kindOf(path)?.path === path || OTHER_ENTRIES.includes(path);

/**
 * Entries always, as no build changes them; computed answers only until a newer build has answered.
 */
export function isRightOffline(answer: AnswerHead, all: readonly AnswerHead[]): boolean {
  return isEntry(answer.path) || (answer.build ?? null) === latestBuild(all);
}

/** The build that answered last. An answer stored before builds were recorded has none. */
export const latestBuild = (answers: readonly AnswerHead[]): string | null =>
  answers.reduce<AnswerHead | null>(
    (latest, answer) => (latest === null || answer.at > latest.at ? answer : latest),
    null,
  )?.build ?? null;
