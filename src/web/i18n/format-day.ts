import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { onOneLine } from "#domain/language/one-line.ts";
import {
  writeDay,
  writeDayOfMonth,
  writeMonth,
  writeMonthAndYear,
  writeWeekday,
  writeWeekdayAndDay,
} from "#domain/language/write-day.ts";
import { formsIn } from "./written-forms.ts";

type Style = "full" | "short";

function write(day: CalendarDay, locale: string, style: Style): string {
  const forms = formsIn(locale);
  return onOneLine((style === "full" ? writeDay : writeDayOfMonth)(day, forms, "short"), forms);
}

const writeRange = (first: string, last: string, locale: string) =>
  first === last ? first : onOneLine(`${first} – ${last}`, formsIn(locale));

/** @example formatDay(calendarDay("2025-01-05"), "en") // "Jan 5, 2025" */
export const formatDay = (day: CalendarDay, locale: string): string => write(day, locale, "full");

/** Omits the year if it is that of `near`; a single day is written as that day. */
export function formatDayRange(
  { first, last }: { readonly first: CalendarDay; readonly last: CalendarDay },
  near: CalendarDay,
  locale: string,
): string {
  const year = near.slice(0, 4);
  const style = first.startsWith(year) && last.startsWith(year) ? "short" : "full";
  return writeRange(write(first, locale, style), write(last, locale, style), locale);
}

/** Omits the year, for days within half a year of today. */
export function formatNearRange(
  { first, last }: { readonly first: CalendarDay; readonly last: CalendarDay },
  locale: string,
): string {
  return writeRange(write(first, locale, "short"), write(last, locale, "short"), locale);
}

/** Omits the year, for days near today. @example formatShortDay(calendarDay("2026-12-29"), "en") // "Dec 29" */
export function formatShortDay(day: CalendarDay, locale: string): string {
  return write(day, locale, "short");
}

/** @example formatMonth(calendarDay("2026-11-01"), "en") // "November 2026" */
export function formatMonth(day: CalendarDay, locale: string): string {
  return writeMonthAndYear(day, formsIn(locale), "long");
}

/** @example formatShortMonth(calendarDay("2026-11-01"), "en") // "Nov" */
export function formatShortMonth(day: CalendarDay, locale: string): string {
  return writeMonth(day, formsIn(locale), "short");
}

/** @example formatWeekday(calendarDay("2026-11-20"), "en", "short") // "Fri" */
export function formatWeekday(
  day: CalendarDay,
  locale: string,
  width: "long" | "short" | "narrow",
): string {
  return writeWeekday(day, formsIn(locale), width);
}

/** @example formatWeekdayAndDay(calendarDay("2026-11-20"), "en") // "Friday, Nov 20" */
export function formatWeekdayAndDay(day: CalendarDay, locale: string): string {
  const forms = formsIn(locale);
  return onOneLine(writeWeekdayAndDay(day, forms), forms);
}
