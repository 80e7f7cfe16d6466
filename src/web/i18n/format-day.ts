import type { CalendarDay } from "#domain/calendar-day.ts";

type Style = "full" | "short";

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  full: { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" },
  short: { month: "short", day: "numeric", timeZone: "UTC" },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function write(day: CalendarDay, locale: string, style: Style): string {
  const key = `${locale} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, OPTIONS[style]);
  formatters.set(key, formatter);
  // A calendar day has no zone: both ends use UTC, so it is the same day wherever she is.
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A day as it is written everywhere.
 * @example formatDay(calendarDay("2025-01-05"), "en") // "Jan 5, 2025"
 */
export function formatDay(day: CalendarDay, locale: string): string {
  return write(day, locale, "full");
}

/**
 * From one day to another. The year is written only where it is not the year of `near`, the day
 * the reader has in mind; a range of one day is that day.
 * @example formatDayRange({ first, last }, today, "en") // "Dec 4 – Dec 11"
 */
export function formatDayRange(
  { first, last }: { readonly first: CalendarDay; readonly last: CalendarDay },
  near: CalendarDay,
  locale: string,
): string {
  const year = near.slice(0, 4);
  const style = first.startsWith(year) && last.startsWith(year) ? "short" : "full";
  const start = write(first, locale, style);
  return first === last ? start : `${start} – ${write(last, locale, style)}`;
}

/**
 * From one day to another without a year: where there is little room, for days within half a year of
 * today, which no year could be mistaken in.
 * @example formatNearRange({ first, last }, "en") // "Dec 29 – Jan 4"
 */
export function formatNearRange(
  { first, last }: { readonly first: CalendarDay; readonly last: CalendarDay },
  locale: string,
): string {
  const start = write(first, locale, "short");
  return first === last ? start : `${start} – ${write(last, locale, "short")}`;
}

/**
 * The calendar day of an instant where she is, for times that the server gives.
 * @example formatInstantDay("2026-11-20T07:30:00.000Z", "en") // "Nov 20, 2026"
 */
export function formatInstantDay(instant: string, locale: string): string {
  return new Date(instant).toLocaleDateString(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}

/**
 * A part of a day, such as its weekday or month.
 * @example formatWith(day, "en", { month: "short" }) // "Nov"
 */
export function formatWith(
  day: CalendarDay,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { ...parts, timeZone: "UTC" });
}
