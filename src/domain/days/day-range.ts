import { type CalendarDay, daysBetween } from "./calendar-day.ts";

/** Days from `first` to `last`, both included. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

export const daysWithin = ({ first, last }: DayRange) => daysBetween(first, last) + 1;
