import { addDays, type CalendarDay } from "../../days/calendar-day.ts";

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

/**
 * Widens a period for `periodsOverlap` to match periods without a free day between them as well.
 * @example periodsOverlap(withMargin({ startDay: day3, endDay: day5 }), { startDay: day6 }) // true
 */
export function withMargin({ startDay, endDay }: PeriodDays): PeriodDays {
  return {
    startDay: addDays(startDay, -FOLLOWS),
    endDay: endDay === undefined ? undefined : addDays(endDay, FOLLOWS),
  };
}
