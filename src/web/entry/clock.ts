import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { dayHere } from "#web/api/here.ts";

export type PartOfDay = "morning" | "afternoon" | "evening";

export interface Clock {
  readonly today: CalendarDay;
  readonly partOfDay: PartOfDay;
}

const MORNING_FROM = 5;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 18;
const QUARTER_HOUR = 900_000;

export const clockNow = (): Clock => clockAt(Date.now());

export function clockAt(instant: number): Clock {
  return { today: dayHere(instant), partOfDay: partOfDay(new Date(instant).getHours()) };
}

function partOfDay(hour: number): PartOfDay {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return "evening";
  return hour < AFTERNOON_FROM ? "morning" : "afternoon";
}

/** Until the next quarter of an hour, as some zones are offset by 30 or 45 minutes. */
export function untilNextQuarter(instant: number): number {
  return QUARTER_HOUR - (instant % QUARTER_HOUR);
}
