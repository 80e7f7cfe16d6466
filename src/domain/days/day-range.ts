import { type CalendarDay, daysBetween } from "./calendar-day.ts";

export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

export const daysWithin = ({ first, last }: DayRange) => daysBetween(first, last) + 1;
