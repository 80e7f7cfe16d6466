import { hasPregnancyWithin } from "../cycles/cycle-day.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { annotatedCycles } from "../cycles/cycle-history.ts";
import { usualPeriodLength } from "../cycles/cycle-statistics.ts";
import { isAfterLongGap } from "../cycles/long-gap.ts";
import { endedPeriods } from "../cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { latestStarted } from "../days/latest-started.ts";
import { type Forecast, forecastPeriod, forecastWithDays } from "../forecast/forecast-period.ts";
import { runningPeriodLength } from "./cycle-overview.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import { isSurePhase, namedPhase, phaseOdds } from "./phase-odds.ts";

export interface DayPhase {
  readonly phase: Phase;
  /** In the running cycle: too improbable to name without its probability (`isSurePhase`). */
  readonly isOnlyLikeliest: boolean;
}

/** The phase of a day up to today; `null` if unknown. */
export type PhaseOfDay = (day: CalendarDay) => DayPhase | null;

interface PhasedCycle {
  readonly startDay: CalendarDay;
  /** Included; `null` for the running cycle. */
  readonly lastDay: CalendarDay | null;
  readonly phaseOf: (cycleDay: number) => DayPhase | null;
}

const named = (phase: Phase): DayPhase => ({ phase, isOnlyLikeliest: false });

function currentCycle(facts: CycleFacts, today: CalendarDay, forecast: Forecast): PhasedCycle[] {
  if (forecast.kind !== "forecast") return [];
  const periodLength = runningPeriodLength(facts, today);
  const dated = isAfterLongGap(facts, today) ? null : forecastWithDays(forecast);
  const phaseOf = (cycleDay: number) => {
    if (dated === null) return cycleDay <= periodLength ? named("menstrual") : null;
    const odds = phaseOdds(dated.ovulation, periodLength, cycleDay);
    const { phase, probability } = namedPhase(odds, dated);
    return { phase, isOnlyLikeliest: !isSurePhase(probability) };
  };
  return [{ startDay: forecast.cycleStart, lastDay: null, phaseOf }];
}

/**
 * Gives past days a phase: by the calendar bands and logged bleeding of a completed cycle, by the
 * overview's odds in the current one. `null` outside any known cycle: before the first, in one
 * with an unlogged period or a pregnancy, after the bleeding of a lapsed log or a long gap
 * (`isAfterLongGap`). An estimate. `forecast`: one computed for `today`.
 * @example phaseOfDay(facts, today)(calendarDay("2026-11-03")) // { phase: "luteal", isOnlyLikeliest: false }
 */
export function phaseOfDay(
  facts: CycleFacts,
  today: CalendarDay,
  forecast: Forecast = forecastPeriod(facts, today),
): PhaseOfDay {
  const usual = usualPeriodLength(facts.cycles, facts.statedPeriodLength);
  const periodLengths = new Map(
    endedPeriods(facts.cycles).map(({ cycle, length }) => [cycle.startDay, length]),
  );
  const completed = annotatedCycles(facts.cycles)
    .filter(({ missedLog, startDay, length }) => {
      const last = addDays(startDay, length - 1);
      return missedLog !== "yes" && !hasPregnancyWithin(facts.stages, startDay, last);
    })
    .map(({ startDay, length: expectedLength }): PhasedCycle => {
      const periodLength = periodLengths.get(startDay) ?? usual;
      return {
        startDay,
        lastDay: addDays(startDay, expectedLength - 1),
        phaseOf: (cycleDay) => named(phaseOfCycleDay({ cycleDay, periodLength, expectedLength })),
      };
    });
  // Sorted and disjoint: a completed cycle ends where the next begins.
  const phased = [...completed, ...currentCycle(facts, today, forecast)];
  return (day) => {
    const cycle = latestStarted(phased, day);
    if (cycle === undefined || (cycle.lastDay !== null && day > cycle.lastDay)) return null;
    return cycle.phaseOf(daysBetween(cycle.startDay, day) + 1);
  };
}
