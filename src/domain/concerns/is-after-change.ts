import { type CalendarDay, daysBetween } from "../calendar-day.ts";
import { knownStartDays } from "../cycle-history.ts";
import type { Story } from "./story.ts";

/** From 40, a year without bleeding is the change. */
export const THE_CHANGE = { fromAge: 40, days: 365 } as const;

/**
 * Whether she is at an age, and so long without a period, that the change is behind her.
 * @example isAfterChange({ facts: { ...facts, age: 57 } }, today)
 */
export function isAfterChange({ facts }: Story, today: CalendarDay): boolean {
  const last = knownStartDays(facts).at(-1);
  if (last === undefined || (facts.age ?? 0) < THE_CHANGE.fromAge) return false;
  return daysBetween(last, today) >= THE_CHANGE.days;
}
