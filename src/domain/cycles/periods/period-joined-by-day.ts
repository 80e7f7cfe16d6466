import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { LoggedCycle } from "../cycle-facts.ts";
import { type PeriodRange, SAME_PERIOD_DAYS } from "./bleeding-days.ts";
import { SHORTEST_CYCLE } from "./same-period.ts";

/** A logged period that a day of bleeding would extend, and the edge it had before. */
export interface JoinedPeriod<Cycle extends LoggedCycle> {
  readonly cycle: Cycle;
  readonly edge: "first" | "last";
  readonly before: CalendarDay;
}

/** Close enough to ask whether both are one period, or one dry day apart. */
const isNear = (first: CalendarDay, last: CalendarDay, gap: number) =>
  daysBetween(first, last) < SHORTEST_CYCLE || gap <= SAME_PERIOD_DAYS;

/**
 * Returns the period that bleeding on a day outside all periods may extend: the one before if close
 * enough, else the one after; `null` if neither is. An open period has no last day.
 * @example joinedBy(nov7, periodRanges({ cycles: [{ startDay: nov1, endDay: nov5 }] }, nov7)) // { edge: "last", before: nov5, … }
 */
export function joinedBy<Cycle extends LoggedCycle>(
  day: CalendarDay,
  ranges: readonly PeriodRange<Cycle>[],
): JoinedPeriod<Cycle> | null {
  const earlier = ranges.findLast(({ last }) => last < day);
  if (earlier?.isEnded && isNear(earlier.first, day, daysBetween(earlier.last, day))) {
    return { cycle: earlier.cycle, edge: "last", before: earlier.last };
  }
  const later = ranges.find(({ first }) => first > day);
  if (later !== undefined && isNear(day, later.first, daysBetween(day, later.first))) {
    return { cycle: later.cycle, edge: "first", before: later.first };
  }
  return null;
}
