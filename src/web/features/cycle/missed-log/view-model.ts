import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";

export interface MissedLogQuestion {
  /** `null` for a last period that is known only from onboarding. */
  readonly cycle: RevisedCycle | null;
  readonly startDay: CalendarDay;
  readonly length: number;
  readonly aroundDay: CalendarDay;
  readonly isRunning: boolean;
}

/** A past cycle comes first: the current one is compared with its answer. */
export function missedLogQuestion(
  forecast: Forecast,
  cycles: readonly RevisedCycle[],
  today: CalendarDay,
): MissedLogQuestion | null {
  if (forecast.kind !== "forecast") return null;
  const logged = (day: CalendarDay) => cycles.find(({ startDay }) => startDay === day);
  const suspected = forecast.suspectedCycle;
  if (suspected !== null) {
    const cycle = logged(suspected.startDay);
    const { startDay, length, aroundDay } = suspected;
    return cycle === undefined ? null : { cycle, startDay, length, aroundDay, isRunning: false };
  }
  if (!forecast.isLogLapsed) return null;
  const { cycleStart: startDay, expectedLength } = forecast;
  const length = daysBetween(startDay, today);
  const aroundDay = addDays(startDay, Math.min(expectedLength, length));
  return { cycle: logged(startDay) ?? null, startDay, length, aroundDay, isRunning: true };
}
