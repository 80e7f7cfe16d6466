import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { PeriodForecast } from "./forecast-period.ts";

/** What may be said of when the next period comes. */
export type PeriodCountdown =
  /** 0 is today. */
  | { readonly kind: "in-days"; readonly days: number }
  | { readonly kind: "hard-to-predict" }
  | { readonly kind: "overdue" };

/**
 * The countdown to the day that was expected when the cycle began; overdue from the day after it.
 * Where no day could be named from the start, hard to predict until the whole 80% range of then
 * has passed, and overdue after it.
 * @example periodCountdown(forecast, today) // { kind: "in-days", days: 3 }
 */
export function periodCountdown(
  { expectedDay, isLate, isWide }: PeriodForecast,
  today: CalendarDay,
): PeriodCountdown {
  if (isLate) return { kind: "overdue" };
  if (isWide) return { kind: "hard-to-predict" };
  return { kind: "in-days", days: daysBetween(today, expectedDay) };
}
