import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";

// A first `Intl` formatter takes about 80 ms on a cheap phone, so this file avoids it.

/** The device's time zone; first-paint.ts determines it the same way. */
export function timeZoneHere(): string {
  const { Temporal } = globalThis as MayHaveTemporal;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface MayHaveTemporal {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** The local date of an instant in milliseconds since 1970. */
export function dayHere(instant: number): CalendarDay {
  const at = new Date(instant);
  const month = padded(at.getMonth() + 1, 2);
  return calendarDay(`${padded(at.getFullYear(), 4)}-${month}-${padded(at.getDate(), 2)}`);
}

const padded = (count: number, digits: number) => String(count).padStart(digits, "0");
