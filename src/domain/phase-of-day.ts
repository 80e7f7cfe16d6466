import { endedPeriods } from "./bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { annotatedCycles } from "./cycle-history.ts";
import { runningPeriodLength } from "./cycle-overview.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import { usualPeriodLength } from "./cycle-statistics.ts";
import { forecastPeriod } from "./forecast-period.ts";
import { latestStarted } from "./latest-started.ts";

/** A stretch of days with the bands of one cycle; `lastDay` is included, `null` while it runs. */
interface BandedCycle {
  readonly startDay: CalendarDay;
  readonly lastDay: CalendarDay | null;
  readonly expectedLength: number;
  readonly periodLength: number;
}

function currentCycle(facts: CycleFacts, today: CalendarDay): BandedCycle[] {
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") return [];
  const { cycleStart: startDay, expectedLength } = forecast;
  const periodLength = runningPeriodLength(facts, today);
  return [{ startDay, lastDay: null, expectedLength, periodLength }];
}

/**
 * A function that names the phase of a past day, by the same bands as the overview: of a completed
 * cycle with the length it turned out to have and the bleeding she logged; of the current cycle
 * exactly as the overview has it. `null` for days of no known cycle: before the first, where she
 * says a period went unlogged, in a pregnancy. An estimate from the calendar; it observes no ovulation.
 * @example phaseOfDay(facts, today)(calendarDay("2026-11-03")) // "luteal"
 */
export function phaseOfDay(
  facts: CycleFacts,
  today: CalendarDay,
): (day: CalendarDay) => Phase | null {
  const usual = usualPeriodLength(facts.cycles, facts.statedPeriodLength);
  const periodLengths = new Map(
    endedPeriods(facts.cycles).map(({ cycle, length }) => [cycle.startDay, length]),
  );
  const completed = annotatedCycles(facts.cycles)
    .filter(({ missedLog }) => missedLog !== "yes")
    .map(({ startDay, length }) => ({
      startDay,
      lastDay: addDays(startDay, length - 1),
      expectedLength: length,
      periodLength: periodLengths.get(startDay) ?? usual,
    }));
  // Sorted, and none overlaps another: a completed cycle ends where the next begins.
  const banded: BandedCycle[] = [...completed, ...currentCycle(facts, today)];
  return (day) => {
    const cycle = latestStarted(banded, day);
    if (cycle === undefined || (cycle.lastDay !== null && day > cycle.lastDay)) return null;
    return phaseOfCycleDay({ ...cycle, cycleDay: daysBetween(cycle.startDay, day) + 1 });
  };
}
