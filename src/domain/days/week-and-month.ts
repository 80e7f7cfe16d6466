import { addDays, type CalendarDay, calendarDay, daysBetween } from "./calendar-day.ts";
import { type DayRange, daysWithin } from "./day-range.ts";

const DAYS_PER_WEEK = 7;
/** A Monday before every valid day. */
const A_MONDAY = calendarDay("1900-01-01");

/** Monday is 1, Sunday is 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** @example weekdayOf(calendarDay("2026-11-20")) // 5, a Friday */
export function weekdayOf(day: CalendarDay): Weekday {
  return ((daysBetween(A_MONDAY, day) % DAYS_PER_WEEK) + 1) as Weekday;
}

/**
 * Returns the week of a day, Monday to Sunday (ISO 8601).
 * @example weekOf(calendarDay("2026-11-20")) // { first: "2026-11-16", last: "2026-11-22" }
 */
export function weekOf(day: CalendarDay): DayRange {
  const first = addDays(day, 1 - weekdayOf(day));
  return { first, last: addDays(first, DAYS_PER_WEEK - 1) };
}

/** @example monthOf(calendarDay("2026-11-20")) // { first: "2026-11-01", last: "2026-11-30" } */
export function monthOf(day: CalendarDay): DayRange {
  const first = calendarDay(`${day.slice(0, 7)}-01`);
  // 31 days after the first always lies in the next month.
  const inNext = addDays(first, 31);
  return { first, last: addDays(calendarDay(`${inNext.slice(0, 7)}-01`), -1) };
}

/**
 * Returns the last `count` weeks or months, latest first.
 * @example lastPeriods(weekOf, today, 2) // [{ first: "2026-11-16", … }, { first: "2026-11-09", … }]
 */
export function lastPeriods(
  periodOf: typeof weekOf | typeof monthOf,
  today: CalendarDay,
  count: number,
): DayRange[] {
  const periods: DayRange[] = [];
  for (let day = today; periods.length < count; ) {
    const period = periodOf(day);
    periods.push(period);
    day = addDays(period.first, -1);
  }
  return periods;
}

/**
 * Returns every day of a range, oldest first; empty for a reversed range.
 * @example daysOfRange({ first: friday, last: sunday }) // [friday, saturday, sunday]
 */
export function daysOfRange({ first, last }: DayRange): CalendarDay[] {
  return Array.from({ length: daysWithin({ first, last }) }, (_, index) => addDays(first, index));
}
