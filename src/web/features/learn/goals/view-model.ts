import type { I18n } from "@lingui/core";
import { goals } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/errors.ts";
import { fieldWords } from "#web/entry/field-words.ts";

export type Goal = (typeof goals)[number];

/** The goals with one chosen, or put back; in the order of the catalogue. */
export function toggled(chosen: readonly Goal[], goal: Goal): readonly Goal[] {
  return goals.filter((other) => (other === goal) !== chosen.includes(other));
}

/**
 * The server's message about a failed save: the sentence of the first refused field, else the
 * problem's `detail`. `null` when the server sent neither.
 */
export function refusalText(error: unknown, i18n: I18n): string | null {
  if (!(error instanceof ApiError) || error.problem === null) return null;
  const [field] = error.problem.fields ?? [];
  return field ? i18n._(fieldWords(field)) : error.problem.detail || null;
}
