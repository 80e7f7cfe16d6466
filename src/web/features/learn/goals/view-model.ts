import type { I18n } from "@lingui/core";
import { goals } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { fieldWords } from "#web/entry/saving/field-words.ts";

export type Goal = (typeof goals)[number];

export function toggled(chosen: readonly Goal[], goal: Goal): readonly Goal[] {
  return goals.filter((other) => (other === goal) !== chosen.includes(other));
}

/** Returns the text of the first invalid field, or the problem's `detail`; `null` without either. */
export function refusalText(error: unknown, i18n: I18n): string | null {
  if (!(error instanceof ApiError) || error.problem === null) return null;
  const [field] = error.problem.fields ?? [];
  return field ? i18n._(fieldWords(field)) : error.problem.detail || null;
}
