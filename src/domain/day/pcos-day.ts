import { addDays, type CalendarDay } from "../days/calendar-day.ts";

export type PcosMood = "calm" | "anxious" | "irritable" | "sad" | "energised" | "ok";

export interface PcosDay {
  readonly date: CalendarDay;
  readonly mood?: PcosMood | undefined;
  readonly cravings?: "sugar" | "carbs" | "salty" | "none" | undefined;
  readonly energy_after_meals?: "steady" | "sleepy" | "crash" | undefined;
  readonly bloating?: number | undefined;
  readonly weight_change?: "gain" | "loss" | "none" | undefined;
  readonly acne?: number | undefined;
  readonly acne_area?: "forehead" | "cheeks" | "chin" | "jawline" | "back" | "chest" | undefined;
  readonly hair_growth?: number | undefined;
  readonly sleep_quality?: number | undefined;
  readonly sleep_hours?: number | undefined;
  readonly stress_level?: number | undefined;
}

/** Days the insights look back over, today included. */
export const DAILY_LOG_DAYS = 30;

/**
 * The last 30 days, newest first. A log dated tomorrow (flight west) counts.
 * @example recentPcosDays([lastYears, yesterdays, todays], today) // [todays, yesterdays]
 */
export function recentPcosDays<Day extends { readonly date: CalendarDay }>(
  days: readonly Day[],
  today: CalendarDay,
): Day[] {
  const firstDay = addDays(today, 1 - DAILY_LOG_DAYS);
  return days
    .filter(({ date }) => date >= firstDay)
    .sort((one, other) => other.date.localeCompare(one.date));
}
