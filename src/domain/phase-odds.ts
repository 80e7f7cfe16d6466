import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import type { PeriodForecast } from "./forecast-period.ts";

/** How probable each phase is; they sum to 1. */
export type PhaseOdds = Readonly<Record<Phase, number>>;

/**
 * How probable it is that today falls in each phase: the bands of every length the cycle may still
 * have, weighed by how probable that length is. `periodLength` is her usual bleeding in days. An
 * estimate: unless ovulation is confirmed, it comes from the calendar alone.
 * @example phaseOdds(forecast, 5, today).luteal // 0.82
 */
export function phaseOdds(
  forecast: PeriodForecast,
  periodLength: number,
  today: CalendarDay,
): PhaseOdds {
  const cycleDay = Math.max(0, daysBetween(forecast.cycleStart, today)) + 1;
  const odds: Record<Phase, number> = { menstrual: 0, follicular: 0, ovulatory: 0, luteal: 0 };
  for (const { day, probability } of forecast.days) {
    const expectedLength = daysBetween(forecast.cycleStart, day);
    odds[phaseOfCycleDay({ cycleDay, periodLength, expectedLength })] += probability;
  }
  return odds;
}
