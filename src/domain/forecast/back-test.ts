import { type Pausable, resultOf } from "../basics/steps.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { centralRange, quantile, shiftedOdds } from "../lengths/length-odds.ts";
import { observedCycles, observedLengths, statedLengths } from "../lengths/observed-cycles.ts";
import { beliefOfLengths, lengthOdds } from "./forecast-length.ts";
import { shiftToOwnCycles } from "./held-middle.ts";

/**
 * Accuracy on the user's latest cycles, each predicted on its first day from earlier cycles only.
 */
export type BackTest =
  | { readonly kind: "not-enough-cycles"; readonly cyclesNeeded: number }
  | {
      readonly kind: "tested";
      readonly cycles: number;
      /** Cycles whose period came inside the 80% range. */
      readonly inside: number;
      /** Mean distance from the likely day, in days. */
      readonly meanError: number;
    };

const MOST_CYCLES = 8;

/** Fewer cycles say nothing about an 80% range. A judgement. */
const FEWEST_CYCLES = 3;

/**
 * The latest cycles, eight at most. Excluded cycles and those with an unlogged period are left out.
 * @example backTest(facts) // { kind: "tested", cycles: 8, inside: 7, meanError: 1.6 }
 */
export const backTest = (facts: CycleFacts): BackTest => resultOf(backTestInSlices(facts));

/** As `backTest`, one cycle per step, so a server can handle other requests in between. */
export function* backTestInSlices(facts: CycleFacts): Pausable<BackTest> {
  const cycles = observedCycles(facts);
  const lengths = observedLengths(facts);
  const testedCycles = cycles
    .map((cycle, index) => ({
      cycle,
      before: lengths.slice(0, index),
      isChangeLikely: lengths[index]?.followsLikelyChange ?? false,
    }))
    .filter(({ cycle, before }) => before.length > 0 && cycle.missedLog !== "yes")
    .slice(-MOST_CYCLES);
  if (testedCycles.length < FEWEST_CYCLES) {
    return { kind: "not-enough-cycles", cyclesNeeded: FEWEST_CYCLES - testedCycles.length };
  }
  const stated = statedLengths(facts);
  const results: { readonly isInside: boolean; readonly error: number }[] = [];
  for (const { cycle, before, isChangeLikely } of testedCycles) {
    const first = lengthOdds(beliefOfLengths(before, stated, { isChangeLikely }), 0);
    const odds = shiftedOdds(first, shiftToOwnCycles(before, stated, first, { isChangeLikely }));
    const { shortest, longest } = centralRange(odds, 0.8);
    results.push({
      isInside: cycle.length >= shortest && cycle.length <= longest,
      error: Math.abs(cycle.length - quantile(odds, 0.5)),
    });
    yield;
  }
  return {
    kind: "tested",
    cycles: results.length,
    inside: results.filter(({ isInside }) => isInside).length,
    meanError: results.reduce((sum, { error }) => sum + error, 0) / results.length,
  };
}
