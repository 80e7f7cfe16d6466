import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { currentCycleStart, openCycle } from "./cycle-history.ts";
import { type Phase, phaseOfCycleDay, phaseOfMonthDay } from "./cycle-phase.ts";
import { averageCycleLength, averagePeriodLength } from "./cycle-statistics.ts";
import { type FertileWindow, fertileWindow } from "./fertile-window.ts";
import { type Forecast, forecastPeriod } from "./forecast-period.ts";

export type CyclePosition =
  | {
      readonly kind: "known";
      /** Days since the cycle's first day, plus 1. */
      readonly cycleDay: number;
      readonly phase: Phase;
      readonly cycleStart: CalendarDay;
      /** The "28" of "Day X of 28": her own average, else what she stated, else 28; whole days. */
      readonly expectedLength: number;
    }
  | { readonly kind: "rough-guess"; readonly phase: Phase };

export interface CycleOverview {
  readonly position: CyclePosition;
  readonly openCycle: LoggedCycle | null;
  readonly averageCycleLength: number | null;
  readonly averagePeriodLength: number | null;
  /** Every logged cycle, the open one included. */
  readonly totalCycles: number;
  readonly forecast: Forecast;
  readonly fertileWindow: FertileWindow;
}

/** Days, until she has logged or stated her own. */
export const DEFAULT_CYCLE_LENGTH = 28;
const DEFAULT_PERIOD_LENGTH = 5;

/**
 * A period still open counts as bleeding up to this day, by FIGO's longest usual period of 8 days
 * (Munro et al., Int J Gynaecol Obstet 2018;143:393); after that she has more likely forgotten to
 * end it.
 */
const LONGEST_USUAL_PERIOD = 8;

function bleedingDays(facts: CycleFacts, cycleStart: CalendarDay): number {
  const usual = Math.round(averagePeriodLength(facts.cycles) ?? DEFAULT_PERIOD_LENGTH);
  const isBleeding = openCycle(facts.cycles)?.startDay === cycleStart;
  return isBleeding ? Math.max(usual, LONGEST_USUAL_PERIOD) : usual;
}

function cyclePosition(facts: CycleFacts, today: CalendarDay): CyclePosition {
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) {
    return { kind: "rough-guess", phase: phaseOfMonthDay(Number(today.slice(-2))) };
  }
  const cycleDay = Math.max(0, daysBetween(cycleStart, today)) + 1;
  const expectedLength = Math.round(
    averageCycleLength(facts.cycles) ?? facts.statedLength ?? DEFAULT_CYCLE_LENGTH,
  );
  const periodLength = bleedingDays(facts, cycleStart);
  const phase = phaseOfCycleDay({ cycleDay, periodLength, expectedLength });
  return { kind: "known", cycleDay, phase, cycleStart, expectedLength };
}

/**
 * Where she is in her cycle and what may come: the one answer that every screen and report gives.
 * `today` is the calendar day where she is.
 * @example cycleOverview(facts, calendarDay("2026-11-20"))
 */
export function cycleOverview(facts: CycleFacts, today: CalendarDay): CycleOverview {
  const forecast = forecastPeriod(facts, today);
  return {
    position: cyclePosition(facts, today),
    openCycle: openCycle(facts.cycles),
    averageCycleLength: averageCycleLength(facts.cycles),
    averagePeriodLength: averagePeriodLength(facts.cycles),
    totalCycles: facts.cycles.length,
    forecast,
    fertileWindow: fertileWindow(facts, forecast),
  };
}
