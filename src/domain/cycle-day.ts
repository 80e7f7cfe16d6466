import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { LoggedCycle } from "./cycle-facts.ts";

/** Longer than this after a period began, periods have not been logged (the store's own bound). */
const LONGEST_CYCLE = 180;

/**
 * Which day of her cycle a day was, the first day of a period being 1; `null` before her first
 * logged period and more than 180 days after the last one before it.
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
  if (start === null) return null;
  const count = daysBetween(start, day) + 1;
  return count <= LONGEST_CYCLE ? count : null;
}
