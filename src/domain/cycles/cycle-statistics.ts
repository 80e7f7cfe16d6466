import { meanToOneDecimal } from "../basics/mean.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { countedCycles } from "./cycle-history.ts";
import { DEFAULT_PERIOD_LENGTH, LONGEST_COUNTED_PERIOD } from "./norms/usual-cycle.ts";
import { endedPeriods } from "./periods/bleeding-days.ts";

/** Returns days, oldest first (`countedCycles`). @example countedLengths(cycles) // [28, 120, 31] */
export function countedLengths(cycles: readonly LoggedCycle[]): number[] {
  return countedCycles(cycles).map(({ length }) => length);
}

/**
 * Returns the average length in days of the cycles that count, to one decimal, or `null`.
 * @example averageCycleLength(cyclesOf28And31Days) // 29.5
 */
export function averageCycleLength(cycles: readonly LoggedCycle[]): number | null {
  return meanToOneDecimal(countedLengths(cycles));
}

/**
 * Returns days, first and last included, without excluded cycles and without the open period, whose
 * end may have been forgotten.
 * @example periodLengths([{ startDay: july2, endDay: july6 }]) // [5]
 */
export function periodLengths(cycles: readonly LoggedCycle[]): number[] {
  return endedPeriods(cycles.filter(({ isExcluded }) => isExcluded !== true))
    .map(({ length }) => length)
    .filter((length) => length >= 1 && length <= LONGEST_COUNTED_PERIOD);
}

/**
 * Returns the average of `periodLengths` in days, to one decimal; `null` if there is none.
 * @example averagePeriodLength([{ startDay: july2, endDay: july6 }]) // 5
 */
export const averagePeriodLength = (cycles: readonly LoggedCycle[]): number | null =>
  meanToOneDecimal(periodLengths(cycles));

/** Returns days: the user's average, else as stated, else 5. @example usualPeriodLength([]) // 5 */
export function usualPeriodLength(
  cycles: readonly LoggedCycle[],
  statedLength?: number | null,
): number {
  return Math.round(averagePeriodLength(cycles) ?? statedLength ?? DEFAULT_PERIOD_LENGTH);
}
