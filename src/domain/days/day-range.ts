import { type CalendarDay, daysBetween } from "./calendar-day.ts";

/** Days from `first` to `last`, both included. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** @example daysWithin({ first: nov1, last: nov5 }) // 5 */
export const daysWithin = ({ first, last }: DayRange) => daysBetween(first, last) + 1;
