import type { CycleFacts } from "./cycle-facts.ts";
import { beliefOfLengths, lengthOdds } from "./forecast-length.ts";
import { learntCycles, observedLength, toldOf } from "./learnt-history.ts";
import { centralRange, quantile } from "./length-odds.ts";

/**
 * How the forecast would have done on her own latest cycles, each foretold on its first day from
 * the cycles before it only. "In your last 8 cycles the period came inside the likely range 7 times."
 */
export type BackTest =
  | { readonly kind: "not-enough-cycles"; readonly cyclesNeeded: number }
  | {
      readonly kind: "tested";
      readonly cycles: number;
      /** How often the period came inside the range that holds 8 in 10. */
      readonly inside: number;
      /** Mean distance from the likely day, in days. */
      readonly meanError: number;
    };

const MOST_CYCLES = 8;

/** Fewer say nothing about odds of four in five. A judgement. */
const FEWEST_CYCLES = 3;

/**
 * Tests the forecast on her latest cycles, eight at most. Cycles that she left out, or that she
 * says hide an unlogged period, are neither learnt from nor tested on.
 * @example backTest(facts) // { kind: "tested", cycles: 8, inside: 7, meanError: 1.6 }
 */
export function backTest(facts: CycleFacts): BackTest {
  const cycles = learntCycles(facts);
  const tested = cycles
    .map((cycle, index) => ({ cycle, before: cycles.slice(0, index) }))
    .filter(({ cycle, before }) => before.length > 0 && cycle.missedLog !== "yes")
    .slice(-MOST_CYCLES);
  if (tested.length < FEWEST_CYCLES) {
    return { kind: "not-enough-cycles", cyclesNeeded: FEWEST_CYCLES - tested.length };
  }
  const told = toldOf(facts);
  const results = tested.map(({ cycle, before }) => {
    const odds = lengthOdds(beliefOfLengths(before.map(observedLength), told), 0);
    const { shortest, longest } = centralRange(odds, 0.8);
    return {
      isInside: cycle.length >= shortest && cycle.length <= longest,
      error: Math.abs(cycle.length - quantile(odds, 0.5)),
    };
  });
  return {
    kind: "tested",
    cycles: results.length,
    inside: results.filter(({ isInside }) => isInside).length,
    meanError: results.reduce((sum, { error }) => sum + error, 0) / results.length,
  };
}
