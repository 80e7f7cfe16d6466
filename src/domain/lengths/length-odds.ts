import { sumOf } from "../basics/mean.ts";

/** `probabilities[i]` is that of `firstLength + i` days. They sum to 1. */
export interface LengthOdds {
  readonly firstLength: number;
  readonly probabilities: readonly number[];
}

/** Lengths, in days, from `shortest` to `longest`, both included. */
export interface LengthRange {
  readonly shortest: number;
  readonly longest: number;
}

/** Probability cut off at either tail. */
const TAIL_LEFT_OFF = 1e-5;

/**
 * Normalises daily densities, without the far tails. Uniform if every density is 0, as after years
 * without a period.
 */
export function toLengthOdds(firstLength: number, densities: ArrayLike<number>): LengthOdds {
  const all = Array.from(densities);
  if (sumOf(all) === 0) all.fill(1);
  const tail = TAIL_LEFT_OFF * sumOf(all);
  const from = placeReaching(all, tail);
  const middle = all.slice(from, all.length - placeReaching(all.slice().reverse(), tail));
  const total = sumOf(middle);
  return {
    firstLength: firstLength + from,
    probabilities: middle.map((density) => density / total),
  };
}

function placeReaching(values: readonly number[], share: number): number {
  let total = 0;
  return Math.max(
    0,
    values.findIndex((value) => {
      total += value;
      return total > share;
    }),
  );
}

/** @example shiftedOdds({ firstLength: 27, probabilities: [0.3, 0.7] }, -1).firstLength // 26 */
export function shiftedOdds({ firstLength, probabilities }: LengthOdds, days: number): LengthOdds {
  return { firstLength: firstLength + days, probabilities };
}

/**
 * Returns the shortest length by which `share` (0–1) of the probability is reached.
 * @example quantile({ firstLength: 27, probabilities: [0.3, 0.4, 0.3] }, 0.5) // 28
 */
export function quantile({ firstLength, probabilities }: LengthOdds, share: number): number {
  let total = 0;
  // Tolerates rounding errors where the sum equals the share.
  const goal = share - 1e-12;
  const place = probabilities.findIndex((probability) => {
    total += probability;
    return total >= goal;
  });
  return firstLength + (place < 0 ? probabilities.length - 1 : place);
}

/** Holds `share` of the probability, with equal shares outside at both ends. */
export function centralRange(odds: LengthOdds, share: number): LengthRange {
  return {
    shortest: quantile(odds, (1 - share) / 2),
    longest: quantile(odds, (1 + share) / 2),
  };
}
