import type { CalendarDay } from "./calendar-day.ts";

/** Days from `first` to `last`, both included. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}
