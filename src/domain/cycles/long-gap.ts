import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { annotatedCycles, currentCycleStart } from "./cycle-history.ts";
import { isPastNorms, LATE_TRANSITION_DAYS } from "./norms/usual-cycle.ts";

/**
 * Returns whether a woman over 45 has waited 60 days or more for a period, in the current cycle or
 * the one before: the calendar then cannot predict ovulation. Gaps that are excluded or said to
 * hide an unlogged period do not count.
 * @example isAfterLongGap(facts, today) // true
 */
export function isAfterLongGap(facts: CycleFacts, today: CalendarDay): boolean {
  const start = currentCycleStart(facts);
  if (start === null || !isPastNorms(facts.age)) return false;
  const running = facts.cycles.find(({ startDay }) => startDay === start);
  if (daysBetween(start, today) >= LATE_TRANSITION_DAYS) return running?.missedLog !== "yes";
  const before = annotatedCycles(facts.cycles).at(-1);
  if (before === undefined || before.isExcluded || before.missedLog === "yes") return false;
  return before.length >= LATE_TRANSITION_DAYS;
}
