import { endedPeriods } from "../cycles/bleeding-days.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { annotatedCycles } from "../cycles/cycle-history.ts";
import { usualPeriodLength } from "../cycles/cycle-statistics.ts";
import { isAfterLongGap } from "../cycles/long-gap.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { latestStarted } from "../days/latest-started.ts";
import { type Forecast, forecastPeriod, forecastWithDays } from "../forecast/forecast-period.ts";
import { runningPeriodLength } from "./cycle-overview.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import { isSurePhase, likeliestPhase, phaseOdds } from "./phase-odds.ts";

/** The phase a past day counts under. */
export interface DayPhase {
  readonly phase: Phase;
  /** Of the running cycle: not probable enough to be named without its probability (`isSurePhase`). */
  readonly isOnlyLikeliest: boolean;
}

/** The phase of a day up to today; `null` where none is known. */
export type PhaseOfDay = (day: CalendarDay) => DayPhase | null;

/** A stretch of days and what names the phase of each, by its number in the cycle. */
interface PhasedCycle {
  readonly startDay: CalendarDay;
  /** Included; `null` while it runs. */
  readonly lastDay: CalendarDay | null;
  readonly phaseOf: (cycleDay: number) => DayPhase | null;
}

const named = (phase: Phase): DayPhase => ({ phase, isOnlyLikeliest: false });

function currentCycle(facts: CycleFacts, today: CalendarDay, forecast: Forecast): PhasedCycle[] {
  if (forecast.kind !== "forecast") return [];
  const periodLength = runningPeriodLength(facts, today);
  const dated = isAfterLongGap(facts, today) ? null : forecastWithDays(forecast);
  const odds = dated?.ovulation ?? null;
  const phaseOf = (cycleDay: number) => {
    if (odds === null) return cycleDay <= periodLength ? named("menstrual") : null;
    const { phase, probability } = likeliestPhase(phaseOdds(odds, periodLength, cycleDay));
    return { phase, isOnlyLikeliest: !isSurePhase(probability) };
  };
  return [{ startDay: forecast.cycleStart, lastDay: null, phaseOf }];
}

/**
 * A function that names the phase of a past day: of a completed cycle by the bands of the length it
 * turned out to have and the bleeding she logged; of the current cycle the likeliest phase, from
 * the same odds as the overview, and whether it is only that. `null` for days of no known cycle: before the first, where she
 * says a period went unlogged, after the bleeding where the log has lapsed or the calendar tells nothing (`isAfterLongGap`), in a
 * pregnancy. An estimate from the calendar; it observes no ovulation. `forecast`: what was worked
 * out for `today` before.
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
    .filter(({ missedLog }) => missedLog !== "yes")
    .map(({ startDay, length: expectedLength }): PhasedCycle => {
      const periodLength = periodLengths.get(startDay) ?? usual;
      return {
        startDay,
        lastDay: addDays(startDay, expectedLength - 1),
        phaseOf: (cycleDay) => named(phaseOfCycleDay({ cycleDay, periodLength, expectedLength })),
      };
    });
  // Sorted, and none overlaps another: a completed cycle ends where the next begins.
  const phased = [...completed, ...currentCycle(facts, today, forecast)];
  return (day) => {
    const cycle = latestStarted(phased, day);
    if (cycle === undefined || (cycle.lastDay !== null && day > cycle.lastDay)) return null;
    return cycle.phaseOf(daysBetween(cycle.startDay, day) + 1);
  };
}
