import type { MessageDescriptor } from "@lingui/core";
import { goals } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/errors.ts";
import { failureOf } from "#web/api/failure.ts";
import { wordsOf } from "#web/api/failure-words.ts";
import { fieldWords } from "#web/entry/field-words.ts";

export type Goal = (typeof goals)[number];

/** The goals with one chosen, or put back; in the order of the catalogue. */
export function toggled(chosen: readonly Goal[], goal: Goal): readonly Goal[] {
  return goals.filter((other) => (other === goal) !== chosen.includes(other));
}

/** What the server had against a save, in words; `null` when it gave no answer of its own. */
export function refusalWords(error: unknown): MessageDescriptor | null {
  if (!(error instanceof ApiError) || error.problem === null) return null;
  const [problem] = error.problem.fields ?? [];
  return problem ? fieldWords(problem) : wordsOf(failureOf(error));
}
