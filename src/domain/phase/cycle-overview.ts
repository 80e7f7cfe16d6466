import {
  type BleedingDays,
  bleedingDays,
  endedPeriods,
  periodRanges,
} from "../cycles/bleeding-days.ts";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { currentCycleStart, openCycle } from "../cycles/cycle-history.ts";
import {
  averageCycleLength,
  averagePeriodLength,
  countedLengths,
  periodLengths,
  usualPeriodLength,
} from "../cycles/cycle-statistics.ts";
import { type LengthSummary, lengthSummary } from "../cycles/length-summary.ts";
import { averagedCycles } from "../cycles/natural-cycles.ts";
import { type OpenPeriod, openPeriod } from "../cycles/open-period.ts";
import { toldPeriodDay } from "../cycles/same-period.ts";
import { LONGEST_USUAL_PERIOD } from "../cycles/usual-cycle.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type Forecast, forecastPeriod } from "../forecast/forecast-period.ts";
import { type FertileWindow, fertileWindow } from "./fertile-window.ts";
import { type PhaseStatement, phaseStatement } from "./phase-statement.ts";

export type CyclePosition =
  | {
      readonly kind: "known";
      /** Days since the cycle's first day, plus 1. */
      readonly cycleDay: number;
      readonly cycleStart: CalendarDay;
      /** The "28" of "Day X of 28": whole days the forecast expects; `null` while predictions are paused. */
      readonly expectedLength: number | null;
    }
  | { readonly kind: "no-cycle" };

export interface CycleOverview {
  readonly position: CyclePosition;
  readonly phase: PhaseStatement;
  readonly openCycle: LoggedCycle | null;
  readonly openPeriod: OpenPeriod | null;
  /** The first day of a period she named when she set up the app and has not logged. */
  readonly toldPeriodDay: CalendarDay | null;
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
 * Days of the cycle she is in that are reckoned as her period: as many as it lasted once she ended
 * it, else her usual length; while it is open, at least FIGO's longest usual one, and as long as her
 * daily logs keep it going.
 */
export function runningPeriodLength(facts: CycleFacts, today: CalendarDay): number {
  const start = currentCycleStart(facts);
  const ended = endedPeriods(facts.cycles).find(({ cycle }) => cycle.startDay === start);
  if (ended !== undefined) return ended.length;
  const usual = usualPeriodLength(facts.cycles, facts.statedPeriodLength);
  const open = openCycle(facts.cycles);
  if (open === null || open.startDay !== start) return usual;
  const ranges = periodRanges(facts, today).filter(({ cycle }) => cycle === open);
  return Math.max(usual, LONGEST_USUAL_PERIOD, ...ranges.map(({ length }) => length));
}

function positionOf(facts: CycleFacts, forecast: Forecast, today: CalendarDay): CyclePosition {
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) return { kind: "no-cycle" };
  const cycleDay = Math.max(0, daysBetween(cycleStart, today)) + 1;
  const expectedLength = forecast.kind === "forecast" ? forecast.expectedLength : null;
  return { kind: "known", cycleDay, cycleStart, expectedLength };
}

/**
 * The position in the cycle and the forecast, as every screen and report shows them.
 * `today` is the calendar day where she is, `forecast` what was worked out for it before.
 * @example cycleOverview(facts, calendarDay("2026-11-20"))
 */
export function cycleOverview(
  facts: CycleFacts,
  today: CalendarDay,
  forecast: Forecast = forecastPeriod(facts, today),
): CycleOverview {
  const window = fertileWindow(facts, forecast, today);
  const periodLength = runningPeriodLength(facts, today);
  const averaged = averagedCycles(facts);
  return {
    position: positionOf(facts, forecast, today),
    phase: phaseStatement({ forecast, window, periodLength }, today),
    openCycle: openCycle(facts.cycles),
    openPeriod: openPeriod(facts, today),
    toldPeriodDay: toldPeriodDay(facts),
    bleeding: bleedingDays(facts, today),
    averageCycleLength: averageCycleLength(averaged),
    averagePeriodLength: averagePeriodLength(averaged, today),
    cycleLengths: lengthSummary(countedLengths(averaged)),
    periodLengths: lengthSummary(periodLengths(averaged, today)),
    totalCycles: facts.cycles.length,
    forecast,
    fertileWindow: window,
  };
}
