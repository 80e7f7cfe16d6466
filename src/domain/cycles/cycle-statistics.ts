import { mean, toOneDecimal } from "../basics/mean.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { endedPeriods } from "./bleeding-days.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { countedCycles } from "./cycle-history.ts";
import { openPeriod } from "./open-period.ts";
import { DEFAULT_PERIOD_LENGTH, LONGEST_COUNTED_PERIOD } from "./usual-cycle.ts";

function meanToOneDecimal(values: readonly number[]): number | null {
  const average = mean(values);
  return average === null ? null : toOneDecimal(average);
}

/**
 * Lengths, in days, of the cycles that count (`countedCycles`), oldest first.
 * @example countedLengths(cycles) // [28, 120, 31]
 */
export function countedLengths(cycles: readonly LoggedCycle[]): number[] {
  return countedCycles(cycles).map(({ length }) => length);
}

/**
 * Average length of the cycles that count in days, to one decimal; `null` when there is none.
 * @example averageCycleLength(cyclesOf28And31Days) // 29.5
 */
export function averageCycleLength(cycles: readonly LoggedCycle[]): number | null {
  return meanToOneDecimal(countedLengths(cycles));
}

/**
 * How many days each of her periods lasted, first and last day both counted (a period that begins
 * and ends on one day lasts 1 day), without those she left out. With `today`, a period still open
 * counts to it once it is longer than usual: before that it is only under way.
 * @example periodLengths([{ startDay: july2, endDay: july6 }], today) // [5]
 */
export function periodLengths(cycles: readonly LoggedCycle[], today?: CalendarDay): number[] {
  const counted = cycles.filter(({ isExcluded }) => isExcluded !== true);
  const open = today === undefined ? null : openPeriod({ cycles: counted }, today);
  const lengths = endedPeriods(counted).map(({ length }) => length);
  return [...lengths, ...(open?.isLong === true ? [open.day] : [])].filter(
    (length) => length >= 1 && length <= LONGEST_COUNTED_PERIOD,
  );
}

/**
 * Average of `periodLengths` in days, to one decimal; `null` when there is none.
 * @example averagePeriodLength([{ startDay: july2, endDay: july6 }], today) // 5
 */
export function averagePeriodLength(
  cycles: readonly LoggedCycle[],
  today?: CalendarDay,
): number | null {
  return meanToOneDecimal(periodLengths(cycles, today));
}

/**
 * The length of period to reckon with, in whole days: her own average, else what she told when she
 * set up the app, else 5.
 * @example usualPeriodLength([]) // 5
 */
export function usualPeriodLength(
  cycles: readonly LoggedCycle[],
  statedLength?: number | null,
): number {
  return Math.round(averagePeriodLength(cycles) ?? statedLength ?? DEFAULT_PERIOD_LENGTH);
}
