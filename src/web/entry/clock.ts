import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { dayHere } from "#web/api/here.ts";

export type PartOfDay = "morning" | "afternoon" | "evening";

/** What the browser's clock says, as far as screens show it. */
export interface Clock {
  readonly today: CalendarDay;
  readonly partOfDay: PartOfDay;
}

const MORNING_FROM = 5;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 18;
const QUARTER_HOUR = 900_000;

/** The browser's clock. */
export const clockNow = (): Clock => clockAt(Date.now());

export function clockAt(instant: number): Clock {
  return { today: dayHere(instant), partOfDay: partOfDay(new Date(instant).getHours()) };
}

function partOfDay(hour: number): PartOfDay {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return "evening";
  return hour < AFTERNOON_FROM ? "morning" : "afternoon";
}

/**
 * Milliseconds until the clock may show another day or part of day. Days begin on a quarter of an
 * hour in every zone, some of which are half or three quarters of an hour off.
 */
export function untilNextQuarter(instant: number): number {
  return QUARTER_HOUR - (instant % QUARTER_HOUR);
}
