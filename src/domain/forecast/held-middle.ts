import type { ObservedLength } from "../lengths/length-evidence.ts";
import { centralRange, type LengthOdds, quantile } from "../lengths/length-odds.ts";
import type { StatedLengths } from "../lengths/stated-lengths.ts";
import { beliefOfLengths, lengthOdds } from "./forecast-length.ts";
import { FAIR_CONFIDENCE_SPAN } from "./forecast-reasons.ts";

/**
 * Minimum number of cycles, and their maximum spread in days, for which the user's own cycles
 * determine the date. Judgements, tested on simulated histories: docs/decisions/043.
 */
const FEWEST_CYCLES = 3;
const MOST_APART = 14;

function areOwnCyclesClear(history: readonly ObservedLength[]): boolean {
  const lengths = history
    .filter(({ missedLog }) => missedLog !== "yes")
    .map(({ length }) => length);
  const apart = Math.max(...lengths) - Math.min(...lengths);
  return lengths.length >= FEWEST_CYCLES && apart <= MOST_APART;
}

function namesDay(odds: LengthOdds): boolean {
  const { shortest, longest } = centralRange(odds, 0.8);
  return longest - shortest < FAIR_CONFIDENCE_SPAN;
}

/**
 * Returns the shift in days of the first day's `odds`: PCOS widens them but leaves their median. 0
 * while cycles are too few or too irregular to name a day, when PCOS is the stronger evidence.
 * @example shiftToOwnCycles(history, { ...stated, pcos: "yes" }, lengthOdds(belief, 0)) // -1
 */
export function shiftToOwnCycles(
  history: readonly ObservedLength[],
  stated: StatedLengths,
  odds: LengthOdds,
  options: Parameters<typeof beliefOfLengths>[2] = {},
): number {
  const isContext = stated.pcos === "yes" || stated.pcos === "unsure";
  if (!isContext || history.length === 0) return 0;
  if (!areOwnCyclesClear(history) && !namesDay(odds)) return 0;
  const without = beliefOfLengths(history, { ...stated, pcos: null }, options);
  return quantile(lengthOdds(without, 0), 0.5) - quantile(odds, 0.5);
}
