import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { PeriodForecast } from "./forecast-period.ts";

export type PeriodCountdown =
  /** 0 is today. */
  | { readonly kind: "in-days"; readonly days: number }
  | { readonly kind: "hard-to-predict" }
  | { readonly kind: "overdue" };

/**
 * Returns the countdown to the day expected when the cycle began; overdue from the day after it. If
 * no day could be named, `hard to predict` until the first 80% range has passed, then overdue.
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
