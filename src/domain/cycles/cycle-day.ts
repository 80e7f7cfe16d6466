import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { LoggedCycle } from "./cycle-facts.ts";

/**
 * Returns the cycle day of a date, where the first day of a period is 1; `null` before the first
 * logged period. A cycle lasts until the next period, however long.
 * @example cycleDayOn([{ startDay: nov1 }], nov3) // 3
 */
export function cycleDayOn(
  cycles: readonly Pick<LoggedCycle, "startDay">[],
  day: CalendarDay,
): number | null {
  const start = cycles.reduce<CalendarDay | null>(
    (latest, { startDay }) =>
      startDay <= day && (latest === null || startDay > latest) ? startDay : latest,
    null,
  );
  return start === null ? null : daysBetween(start, day) + 1;
}
