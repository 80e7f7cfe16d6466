import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { weekOf } from "#domain/days/week-and-month.ts";
import { formatMonth, formatWeekday } from "#web/i18n/format-day.ts";

/** Formatted as `2026-11`. */
export type Month = string;

export const firstDayOf = (month: Month): CalendarDay => `${month}-01` as CalendarDay;

/** @example monthsOn("2026-12", 1) // "2027-01" */
export function monthsOn(month: Month, count: number): Month {
  const middle = addDays(firstDayOf(month), 14);
  return addDays(middle, Math.round(count * 30.4)).slice(0, 7);
}

export const lastDayOf = (month: Month): CalendarDay => addDays(firstDayOf(monthsOn(month, 1)), -1);

const DAYS_PER_WEEK = 7;
/** 1 January 1950 was a Sunday. */
const SOME_MONDAY = "1950-01-02" as CalendarDay;

export function weeksOf(month: Month): readonly (readonly (CalendarDay | null)[])[] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const monday = weekOf(first).first;
  const count = Math.ceil((daysBetween(monday, last) + 1) / DAYS_PER_WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
      const date = addDays(monday, week * DAYS_PER_WEEK + day);
      return date < first || date > last ? null : date;
    }),
  );
}

export function weekdays(locale: string, width: "short" | "long"): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) =>
    formatWeekday(addDays(SOME_MONDAY, day), locale, width),
  );
}

export function monthName(month: Month, locale: string): string {
  return formatMonth(firstDayOf(month), locale);
}

/** Returns the day that an arrow key leads to; `null` for other keys. */
export function dayByKey(key: string, day: CalendarDay): CalendarDay | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS_PER_WEEK,
    ArrowDown: DAYS_PER_WEEK,
  };
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}
