import type { DayRecord } from "../day/day-record.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { Story } from "./story.ts";

/**
 * The records of the days from `days` ago on; a log of "tomorrow", left by a flight west, counts.
 * @example daysWithin(story, today, 2).map(({ date }) => date) // [today, yesterday]
 */
export function daysWithin({ days }: Story, today: CalendarDay, ago: number): DayRecord[] {
  const first = addDays(today, -ago);
  return [...(days?.values() ?? [])].filter(({ date }) => date >= first);
}
