import { endedPeriods } from "./bleeding-days.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { annotatedCycles } from "./cycle-history.ts";
import { DEFAULT_PERIOD_LENGTH } from "./usual-cycle.ts";

/**
 * Lengths, in days, that an average takes in. Typo guards by design judgement, not clinical norms:
 * a shorter one is most often a start logged twice, a longer one a period not logged. Bull et al.
 * kept cycles of 10–90 days (npj Digit Med 2019;2:83).
 */
const SHORTEST_AVERAGED_CYCLE = 15;
export const LONGEST_AVERAGED_CYCLE = 90;

/** Longest period, in days, that an average takes in. A typo guard, by design judgement. */
const LONGEST_AVERAGED_PERIOD = 30;

/** To one decimal, halves upwards. */
function meanToOneDecimal(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}

/**
 * Lengths, in days, of her completed cycles that are believable as one cycle each, oldest first:
 * neither left out by her nor, as she told us, two cycles logged as one.
 * @example believableLengths(cycles) // [28, 31], without the 2 of a start logged twice
 */
export function believableLengths(cycles: readonly LoggedCycle[]): number[] {
  return annotatedCycles(cycles)
    .filter(({ isExcluded, missedLog }) => !isExcluded && missedLog !== "yes")
    .map((cycle) => cycle.length)
    .filter((length) => length >= SHORTEST_AVERAGED_CYCLE && length <= LONGEST_AVERAGED_CYCLE);
}

/**
 * Average length of her completed cycles in days, to one decimal; `null` when there is none of
 * 15–90 days.
 * @example averageCycleLength(cyclesOf28And31Days) // 29.5
 */
export function averageCycleLength(cycles: readonly LoggedCycle[]): number | null {
  return meanToOneDecimal(believableLengths(cycles));
}

/**
 * Average length of her ended periods in days, to one decimal, first and last day both counted (a
 * period that begins and ends on one day lasts 1 day); `null` when none has ended.
 * @example averagePeriodLength([{ startDay: july2, endDay: july6 }]) // 5
 */
export function averagePeriodLength(cycles: readonly LoggedCycle[]): number | null {
  const lengths = endedPeriods(cycles).map(({ length }) => length);
  return meanToOneDecimal(
    lengths.filter((length) => length >= 1 && length <= LONGEST_AVERAGED_PERIOD),
  );
}

/**
 * The length of period to reckon with, in whole days: her own average, else 5.
 * @example usualPeriodLength([]) // 5
 */
export function usualPeriodLength(cycles: readonly LoggedCycle[]): number {
  return Math.round(averagePeriodLength(cycles) ?? DEFAULT_PERIOD_LENGTH);
}
