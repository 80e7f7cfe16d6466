import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { formatWeekday } from "#web/i18n/format-day.ts";

/** Any Monday: weekdays are numbered from Monday as 1. */
const A_MONDAY = calendarDay("2026-11-16");

export function weekdayName(weekday: number, locale: string, width: "short" | "long"): string {
  return formatWeekday(addDays(A_MONDAY, weekday - 1), locale, width);
}
