import { type CalendarDay, calendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "./format-day.ts";
import { formsIn } from "./written-forms.ts";

const padded = (count: number, digits: number) => String(count).padStart(digits, "0");

/** As the clock and calendar on her wall have it. */
function dayHere(at: Date): CalendarDay {
  const month = padded(at.getMonth() + 1, 2);
  return calendarDay(`${padded(at.getFullYear(), 4)}-${month}-${padded(at.getDate(), 2)}`);
}

/**
 * The calendar day of an instant where she is, for times that the server gives.
 * @example formatInstantDay("2026-11-20T07:30:00.000Z", "en") // "Nov 20, 2026"
 */
export function formatInstantDay(instant: string | number, locale: string): string {
  return formatDay(dayHere(new Date(instant)), locale);
}

/**
 * The time of day of an instant where she is.
 * @example formatTime("2026-11-20T09:12:00Z", "en") // "11:12 AM" in Johannesburg
 */
export function formatTime(instant: string | number, locale: string): string {
  const at = new Date(instant);
  return formsIn(locale).timeOfDay(at.getHours(), at.getMinutes());
}

/**
 * A moment, to the minute, as the clock on her wall had it.
 * @example formatInstant("2026-11-20T09:12:00Z", "en") // "Nov 20, 2026, 11:12 AM" in Johannesburg
 */
export function formatInstant(instant: string | number, locale: string): string {
  return `${formatInstantDay(instant, locale)}, ${formatTime(instant, locale)}`;
}
