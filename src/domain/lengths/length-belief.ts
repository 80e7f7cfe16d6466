import type { LengthCells } from "./length-cells.ts";
import { drift } from "./length-drift.ts";
import { evidenceOf, type ObservedLength } from "./length-evidence.ts";

/** One population's cells and prior, before any log. */
export interface WeighedPopulation {
  readonly cells: LengthCells;
  /** Share of recorded cycles that hide one unlogged period. */
  readonly missedLogShare: number;
  /** From age and answers other than a length; sums to 1 over all populations. */
  readonly prior: Float64Array;
  /** As `prior`, also using the stated length. */
  readonly statedPrior: Float64Array;
}

/** The posterior of one population's cells; the weights of all populations sum to 1. */
export interface LengthBelief {
  readonly cells: LengthCells;
  readonly missedLogShare: number;
  readonly weights: Float64Array;
}

/**
 * The probability per cycle that the cycles changed and the prior applies again (Adams and MacKay,
 * arXiv:0710.3742, as a forward filter). By judgement: 0.003 to 0.01 predict alike. `likely`
 * applies if hormones were stopped or a pregnancy ended in that cycle or the one before.
 */
const CHANGE = { usual: 0.005, likely: 0.3 } as const;

/** @example changeProbability(false) // 0.005 */
export const changeProbability = (isLikely: boolean | undefined) =>
  isLikely === true ? CHANGE.likely : CHANGE.usual;

/** Weights of all populations' cells; together they sum to 1. */
export type Weights = readonly Float64Array[];

/** Multiplies `weights` by a likelihood in place and returns the sum. */
function learn(weights: Float64Array, likelihood: Float64Array, certainty: number): number {
  // Plain loops over cells throughout this file: a forecast must take under a millisecond.
  let total = 0;
  for (let cell = 0; cell < weights.length; cell += 1) {
    const value = likelihood[cell] ?? 0;
    const weight = (weights[cell] ?? 0) * (certainty === 1 ? value : value ** certainty);
    weights[cell] = weight;
    total += weight;
  }
  return total;
}

/** Adds the share of `prior` to `weights` times `scale`, in place. */
function mix(weights: Float64Array, scale: number, prior: Float64Array, share: number): void {
  for (let cell = 0; cell < weights.length; cell += 1) {
    weights[cell] = (weights[cell] ?? 0) * scale + (prior[cell] ?? 0) * share;
  }
}

/** Returns the weights after `observed` (Bayes' rule on a grid), drift and a possible change. */
export function afterCycle(
  weights: Weights,
  populations: readonly WeighedPopulation[],
  observed: ObservedLength,
  isChangeLikely: boolean | undefined,
): Weights {
  const { certainty = 1 } = observed;
  const change = changeProbability(isChangeLikely);
  let total = 0;
  const learnt = populations.map(({ cells, missedLogShare }, index) => {
    const { likelihood } = evidenceOf(cells, observed, missedLogShare);
    const after = weights[index]?.slice() ?? likelihood.slice();
    total += learn(after, likelihood, certainty);
    return after;
  });
  return populations.map(({ cells, prior }, index) => {
    const after = drift(learnt[index] ?? prior, cells.driftShares);
    mix(after, (1 - change) / total, prior, change);
    return after;
  });
}

/** Returns the posterior of the next cycle's length after a history, oldest first. */
export function beliefAfter(
  populations: readonly WeighedPopulation[],
  history: readonly ObservedLength[],
  isChangeLikely = false,
): LengthBelief[] {
  const changes = [...history.slice(1).map((next) => next.followsLikelyChange), isChangeLikely];
  const weights = history.reduce<Weights>(
    (before, observed, place) => afterCycle(before, populations, observed, changes[place]),
    populations.map(({ statedPrior }) => statedPrior),
  );
  return populations.map(({ cells, missedLogShare, statedPrior }, index) => ({
    cells,
    missedLogShare,
    weights: weights[index] ?? statedPrior,
  }));
}
