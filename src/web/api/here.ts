import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";

// As the clock and calendar on her wall have it. A first formatter of `Intl` costs a cheap phone
// about 80 ms, so nothing here makes one where the browser can do without.

/**
 * The time zone that her device is set to; theme.js asks in the same way.
 * @example timeZoneHere() // "Africa/Johannesburg"
 */
export function timeZoneHere(): string {
  const { Temporal } = globalThis as MayHaveTemporal;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Not every browser has it yet. */
interface MayHaveTemporal {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/**
 * The calendar day of an instant (milliseconds since 1970) where she is.
 * @example dayHere(Date.parse("2026-11-20T22:30:00Z")) // "2026-11-21" in Johannesburg
 */
export function dayHere(instant: number): CalendarDay {
  const at = new Date(instant);
  const month = padded(at.getMonth() + 1, 2);
  return calendarDay(`${padded(at.getFullYear(), 4)}-${month}-${padded(at.getDate(), 2)}`);
}

const padded = (count: number, digits: number) => String(count).padStart(digits, "0");
