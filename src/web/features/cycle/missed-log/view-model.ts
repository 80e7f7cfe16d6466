import type { RevisedCycle } from "#contract/cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { Forecast } from "#domain/forecast-period.ts";

/** The cycle in which a period may have gone unlogged, and where it most likely began. */
export interface MissedLogQuestion {
  readonly cycle: RevisedCycle;
  /** Days; of the running cycle, so far. */
  readonly length: number;
  readonly aroundDay: CalendarDay;
  readonly isRunning: boolean;
}

/**
 * What to ask her; `null` when nothing is suspected, or she has answered. A past cycle comes first:
 * its answer changes what the running one is compared with.
 */
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
    const { length, aroundDay } = suspected;
    return cycle === undefined ? null : { cycle, length, aroundDay, isRunning: false };
  }
  if (!forecast.reasons.includes("missed-log-suspected")) return null;
  const running = logged(forecast.cycleStart);
  if (running === undefined || running.missedLog !== undefined) return null;
  const length = daysBetween(running.startDay, today);
  const aroundDay = addDays(running.startDay, Math.min(forecast.expectedLength, length));
  return { cycle: running, length, aroundDay, isRunning: true };
}
