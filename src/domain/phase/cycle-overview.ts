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
import { averagedCycles, countOutsidePregnancies } from "../cycles/norms/natural-cycles.ts";
import { LONGEST_USUAL_PERIOD } from "../cycles/norms/usual-cycle.ts";
import {
  type BleedingDays,
  bleedingDays,
  endedPeriods,
  periodRanges,
} from "../cycles/periods/bleeding-days.ts";
import { type OpenPeriod, openPeriod } from "../cycles/periods/open-period.ts";
import { statedPeriodDay } from "../cycles/periods/same-period.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type Forecast, forecastPeriod } from "../forecast/forecast-period.ts";
import { type FertileWindow, fertileWindow } from "./fertile-window.ts";
import { type PhaseStatement, phaseStatement } from "./phase-statement.ts";

export type CyclePosition =
  | {
      readonly kind: "known";
      /** 1 on the cycle's first day. */
      readonly cycleDay: number;
      readonly cycleStart: CalendarDay;
      /** The "28" of "Day X of 28", in whole days; `null` while predictions are paused. */
      readonly expectedLength: number | null;
    }
  | { readonly kind: "no-cycle" };

export interface CycleOverview {
  readonly position: CyclePosition;
  readonly phase: PhaseStatement;
  readonly openCycle: LoggedCycle | null;
  readonly openPeriod: OpenPeriod | null;
  /** The first day of a period stated at setup and not logged. */
  readonly statedPeriodDay: CalendarDay | null;
  readonly bleeding: BleedingDays;
  readonly averageCycleLength: number | null;
  readonly averagePeriodLength: number | null;
  /** A mean, or with a wide spread range and median. */
  readonly cycleLengths: LengthSummary | null;
  readonly periodLengths: LengthSummary | null;
  /** All known cycles, including the open one and one stated at setup, without pregnancies. */
  readonly totalCycles: number;
  readonly forecast: Forecast;
  readonly fertileWindow: FertileWindow;
}

/**
 * Days of the current cycle counted as its period: its length once ended, else the usual length;
 * while open, at least FIGO's longest usual period, extended by daily logs.
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
 * Whether a pause or hormones leave no cycle days; as `hasNoCycles`, without loading `stageNow`.
 * @example isWithoutCycle(cycleOverview({ ...facts, contraception: "pill" }, today)) // true
 */
export const isWithoutCycle = ({
  forecast,
  fertileWindow,
}: Pick<CycleOverview, "forecast" | "fertileWindow">): boolean =>
  forecast.kind === "paused" ||
  (fertileWindow.kind === "hidden" && fertileWindow.reason === "hormonal-contraception");

/** For every screen and report. `today` is the local day, `forecast` an already computed one. */
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
    statedPeriodDay: statedPeriodDay(facts.cycles),
    bleeding: bleedingDays(facts, today),
    averageCycleLength: averageCycleLength(averaged),
    averagePeriodLength: averagePeriodLength(averaged),
    cycleLengths: lengthSummary(countedLengths(averaged)),
    periodLengths: lengthSummary(periodLengths(averaged)),
    totalCycles: countOutsidePregnancies(facts),
    forecast,
    fertileWindow: window,
  };
}
