import { goals } from "#contract/profile.ts";
import { ApiError } from "#web/api/errors.ts";

export type Goal = (typeof goals)[number];

/** The goals with one chosen, or put back; in the order of the catalogue. */
export function toggled(chosen: readonly Goal[], goal: Goal): readonly Goal[] {
  const next = chosen.includes(goal)
    ? chosen.filter((candidate) => candidate !== goal)
    : [...chosen, goal];
  return goals.filter((candidate) => next.includes(candidate));
}

/** What a failed save says: the server's own words where it gives any. */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { problem } = error;
  return problem?.fields?.[0]?.message ?? problem?.detail ?? null;
}
