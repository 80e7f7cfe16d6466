import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { LONGEST_USUAL_PERIOD } from "../norms/usual-cycle.ts";

export interface PeriodDays {
  readonly startDay: CalendarDay;
  readonly endDay?: CalendarDay | undefined;
}

/**
 * Sharing one day is allowed: "New Period" ends one and begins the next on the same day.
 * @example periodsOverlap({ startDay: day1, endDay: day5 }, { startDay: day5 }) // false
 */
export function periodsOverlap(one: PeriodDays, other: PeriodDays): boolean {
  return endsAfter(one, other.startDay) && endsAfter(other, one.startDay);
}

const endsAfter = ({ endDay }: PeriodDays, day: CalendarDay) =>
  endDay === undefined || endDay > day;

/** Periods without a free day between them are one period. */
const FOLLOWS = 2;

/** The 8th day of a period left open: if a later one began, its end was forgotten. */
export const endOrEighthDay = ({ startDay, endDay }: PeriodDays): CalendarDay =>
  endDay ?? addDays(startDay, LONGEST_USUAL_PERIOD - 1);

/**
 * Widens a period for `periodsOverlap` to match periods without a free day between them as well.
 * @example periodsOverlap(withMargin({ startDay: day3, endDay: day5 }), { startDay: day6 }) // true
 */
export const withMargin = (period: PeriodDays): PeriodDays => ({
  startDay: addDays(period.startDay, -FOLLOWS),
  endDay: addDays(endOrEighthDay(period), FOLLOWS),
});
