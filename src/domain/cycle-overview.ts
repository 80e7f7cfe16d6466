import { type BleedingDays, bleedingDays, periodRanges } from "./bleeding-days.ts";
import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { currentCycleStart, openCycle } from "./cycle-history.ts";
import { type Phase, phaseOfCycleDay, phaseOfMonthDay } from "./cycle-phase.ts";
import {
  averageCycleLength,
  averagePeriodLength,
  countedLengths,
  periodLengths,
  usualPeriodLength,
} from "./cycle-statistics.ts";
import { type FertileWindow, fertileWindow } from "./fertile-window.ts";
import { type Forecast, forecastPeriod } from "./forecast-period.ts";
import { type LengthSummary, lengthSummary } from "./length-summary.ts";
import { type OpenPeriod, openPeriod } from "./open-period.ts";
import { DEFAULT_CYCLE_LENGTH, LONGEST_USUAL_PERIOD } from "./usual-cycle.ts";

export type CyclePosition =
  | {
      readonly kind: "known";
      /** Days since the cycle's first day, plus 1. */
      readonly cycleDay: number;
      readonly phase: Phase;
      readonly cycleStart: CalendarDay;
      /** The "28" of "Day X of 28": what the forecast expects, whole days; `null` in a pregnancy. */
      readonly expectedLength: number | null;
    }
  | { readonly kind: "rough-guess"; readonly phase: Phase };

export interface CycleOverview {
  readonly position: CyclePosition;
  readonly openCycle: LoggedCycle | null;
  readonly openPeriod: OpenPeriod | null;
  /** The days of bleeding, for every chart and list. */
  readonly bleeding: BleedingDays;
  readonly averageCycleLength: number | null;
  readonly averagePeriodLength: number | null;
  /** How the two are told: a mean, or where the spread is wide their range and median. */
  readonly cycleLengths: LengthSummary | null;
  readonly periodLengths: LengthSummary | null;
  /** Every logged cycle, the open one included. */
  readonly totalCycles: number;
  readonly forecast: Forecast;
  readonly fertileWindow: FertileWindow;
}

/**
 * Days of the cycle she is in that are reckoned as her period: her usual length; while the period
 * is open, at least FIGO's longest usual one, and as long as her daily logs keep it going.
 */
export function runningPeriodLength(facts: CycleFacts, today: CalendarDay): number {
  const usual = usualPeriodLength(facts.cycles, facts.statedPeriodLength);
  const open = openCycle(facts.cycles);
  if (open === null || open.startDay !== currentCycleStart(facts)) return usual;
  const ranges = periodRanges(facts, today).filter(({ cycle }) => cycle === open);
  return Math.max(usual, LONGEST_USUAL_PERIOD, ...ranges.map(({ length }) => length));
}

function positionOf(facts: CycleFacts, forecast: Forecast, today: CalendarDay): CyclePosition {
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) {
    return { kind: "rough-guess", phase: phaseOfMonthDay(Number(today.slice(-2))) };
  }
  const cycleDay = Math.max(0, daysBetween(cycleStart, today)) + 1;
  const expectedLength = forecast.kind === "forecast" ? forecast.expectedLength : null;
  const phase = phaseOfCycleDay({
    cycleDay,
    periodLength: runningPeriodLength(facts, today),
    expectedLength: expectedLength ?? DEFAULT_CYCLE_LENGTH,
  });
  return { kind: "known", cycleDay, phase, cycleStart, expectedLength };
}

/**
 * The position in the cycle and the forecast, as every screen and report shows them.
 * `today` is the calendar day where she is.
 * @example cycleOverview(facts, calendarDay("2026-11-20"))
 */
export function cycleOverview(facts: CycleFacts, today: CalendarDay): CycleOverview {
  const forecast = forecastPeriod(facts, today);
  return {
    position: positionOf(facts, forecast, today),
    openCycle: openCycle(facts.cycles),
    openPeriod: openPeriod(facts, today),
    bleeding: bleedingDays(facts, today),
    averageCycleLength: averageCycleLength(facts.cycles),
    averagePeriodLength: averagePeriodLength(facts.cycles, today),
    cycleLengths: lengthSummary(countedLengths(facts.cycles)),
    periodLengths: lengthSummary(periodLengths(facts.cycles, today)),
    totalCycles: facts.cycles.length,
    forecast,
    fertileWindow: fertileWindow(facts, forecast),
  };
}
