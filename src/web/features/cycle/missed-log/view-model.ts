import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";

/** The cycle in which a period may have gone unlogged, and where it most likely began. */
export interface MissedLogQuestion {
  /** Where her answer is kept; `null` for a last period she told of but did not log. */
  readonly cycle: RevisedCycle | null;
  readonly startDay: CalendarDay;
  /** Days; of the running cycle, so far. */
  readonly length: number;
  readonly aroundDay: CalendarDay;
  readonly isRunning: boolean;
}

/**
 * What to ask her; `null` when nothing is suspected, or she has answered. A past cycle comes first:
 * its answer changes what the running one is compared with. Of the running cycle she is asked until
 * she says when her last period began, or that none was missed: without a date there is no forecast.
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
    const { startDay, length, aroundDay } = suspected;
    return cycle === undefined ? null : { cycle, startDay, length, aroundDay, isRunning: false };
  }
  if (!forecast.isLogLapsed) return null;
  const { cycleStart: startDay, expectedLength } = forecast;
  const length = daysBetween(startDay, today);
  const aroundDay = addDays(startDay, Math.min(expectedLength, length));
  return { cycle: logged(startDay) ?? null, startDay, length, aroundDay, isRunning: true };
}
