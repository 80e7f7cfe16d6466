import { fromEpochDay, toEpochDay } from "./epoch-day.ts";

/**
 * A day without hour or zone, written `YYYY-MM-DD`. Arithmetic uses UTC midnights, so daylight
 * saving cannot change a day's length. The only domain file that uses `Date`.
 */
export type CalendarDay = string & { readonly __brand: "CalendarDay" };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const MIDNIGHT_UTC = /T00:00(:00(\.0+)?)?(Z|\+00:00)$/;

/** Whether the day exists. @example isCalendarDay("2026-02-30") // false */
export function isCalendarDay(text: string): text is CalendarDay {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

const LONG_MONTHS = new Set([1, 3, 5, 7, 8, 10, 12]);

/** 0 for an invalid month. By hand: `Date` would take most of the time of parsing a list. */
function daysInMonth(year: number, month: number): number {
  if (!(month >= 1 && month <= 12)) return 0;
  if (month !== 2) return LONG_MONTHS.has(month) ? 31 : 30;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return isLeap ? 29 : 28;
}

/** Parses a day. @throws RangeError when there is no such day */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError("not a calendar day");
  return text;
}

/** The first and last day that the API accepts; casts, so a bundle need not include the parser. */
export const FIRST_DAY = "1950-01-01" as CalendarDay;
export const LAST_DAY = "2099-12-31" as CalendarDay;

/** Goes back if negative. @example addDays(calendarDay("2026-02-28"), 1) // "2026-03-01" */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromEpochDay(toEpochDay(day) + count) as CalendarDay;
}

/**
 * Returns the days from `from` to `to`: positive if `to` is later.
 * @example daysBetween(calendarDay("2026-11-20"), calendarDay("2026-12-18")) // 28
 */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return toEpochDay(to) - toEpochDay(from);
}

/**
 * Returns the calendar day on which an instant (milliseconds since 1970, UTC) falls in a time zone.
 * @throws RangeError for a zone that `Intl` does not know
 * @example dayInZone(Date.parse("2026-11-20T22:30:00Z"), "Africa/Johannesburg") // "2026-11-21"
 */
export function dayInZone(instant: number, timeZone: string): CalendarDay {
  const parts = formatterIn(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return calendarDay(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
}

// Creating a formatter costs far more than using it, and the number of zones is small.
const formatters = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATTERS = 1000;

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const cached = formatters.get(name);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (formatters.size < MOST_FORMATTERS) formatters.set(name, formatter);
  return formatter;
}

/**
 * Parses a day sent by a client: a calendar day is itself, midnight UTC means that calendar day,
 * and any other instant is the day it falls on in the caller's zone.
 * @throws RangeError when the text is neither a day that exists nor an ISO timestamp with its zone
 * @example dayMeant("2026-11-20T23:10:00Z", "Africa/Johannesburg") // "2026-11-21"
 */
export function dayMeant(text: string, timeZone: string): CalendarDay {
  if (isCalendarDay(text)) return text;
  // `Date.parse` alone would read 30 February as 2 March, and a time without zone as the server's.
  const writtenDay = calendarDay(INSTANT.exec(text)?.[1] ?? text);
  return MIDNIGHT_UTC.test(text) ? writtenDay : dayInZone(Date.parse(text), timeZone);
}

/**
 * Returns the months (`2026-11`) of a range of days, oldest first; empty for a reversed range.
 * @example monthsBetween(calendarDay("2026-11-20"), calendarDay("2027-01-02")) // ["2026-11", "2026-12", "2027-01"]
 */
export function monthsBetween(from: CalendarDay, to: CalendarDay): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  let year = Number(from.slice(0, 4));
  let month = Number(from.slice(5, 7));
  const name = () => `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
  while (name() <= last) {
    months.push(name());
    year += month === 12 ? 1 : 0;
    month = (month % 12) + 1;
  }
  return months;
}

/** Whether `Intl` knows the zone. @example isTimeZone("Africa/Johannesburg") // true */
export function isTimeZone(text: string): boolean {
  try {
    formatterIn(text);
    return true;
  } catch {
    return false;
  }
}
