import { addDays, type CalendarDay, FIRST_DAY } from "#domain/days/calendar-day.ts";
import { daysOfRange, monthOf, weekOf } from "#domain/days/week-and-month.ts";
import { formatMonth, formatWeekday } from "#web/i18n/format-day.ts";

/** Formatted as `2026-11`. */
export type Month = string;

export const firstDayOf = (month: Month): CalendarDay => `${month}-01` as CalendarDay;

/** @example monthsOn("2026-12", 1) // "2027-01" */
export function monthsOn(month: Month, count: number): Month {
  const middle = addDays(firstDayOf(month), 14);
  return addDays(middle, Math.round(count * 30.4)).slice(0, 7);
}

const DAYS_PER_WEEK = 7;

export function weeksOf(month: Month): readonly (readonly (CalendarDay | null)[])[] {
  const { first, last } = monthOf(firstDayOf(month));
  const days = daysOfRange({ first: weekOf(first).first, last: weekOf(last).last });
  const cells = days.map((day) => (day < first || day > last ? null : day));
  return Array.from({ length: cells.length / DAYS_PER_WEEK }, (_, week) =>
    cells.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}

export const weekdays = (locale: string, width: "short" | "long"): string[] =>
  daysOfRange(weekOf(FIRST_DAY)).map((day) => formatWeekday(day, locale, width));

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
