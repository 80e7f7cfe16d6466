import type { ObservedLength } from "../lengths/length-evidence.ts";
import { centralRange, type LengthOdds, quantile } from "../lengths/length-odds.ts";
import type { StatedLengths } from "../lengths/stated-lengths.ts";
import { beliefOfLengths, lengthOdds } from "./forecast-length.ts";
import { FAIR_CONFIDENCE_SPAN } from "./forecast-reasons.ts";

/**
 * From so many cycles that lie within so many days of each other on, her own cycles say when the
 * next one ends. Judgements, tried on invented histories: docs/decisions/043.
 */
const OWN_CYCLES = { fewest: 3, mostApart: 14 } as const;

function areOwnCyclesClear(history: readonly ObservedLength[]): boolean {
  const lengths = history
    .filter(({ missedLog }) => missedLog !== "yes")
    .map(({ length }) => length);
  const apart = Math.max(...lengths) - Math.min(...lengths);
  return lengths.length >= OWN_CYCLES.fewest && apart <= OWN_CYCLES.mostApart;
}

function namesDay(odds: LengthOdds): boolean {
  const { shortest, longest } = centralRange(odds, 0.8);
  return longest - shortest < FAIR_CONFIDENCE_SPAN;
}

/**
 * Days by which the odds of the first day, `odds`, move so that PCOS makes them wider and their
 * middle stays where it were had she not told of it. 0 before her first own cycle is complete, and
 * while her cycles are too few or too uneven to name a day: then PCOS says more than they do.
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
