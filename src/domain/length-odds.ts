/**
 * How probable each length of a cycle is: `probabilities[i]` is that of `firstLength + i` days.
 * They sum to 1.
 */
export interface LengthOdds {
  readonly firstLength: number;
  readonly probabilities: readonly number[];
}

/** Lengths, in days, from `shortest` to `longest`, both included. */
export interface LengthRange {
  readonly shortest: number;
  readonly longest: number;
}

/** Share of the probability left off at either far end. */
const TAIL_LEFT_OFF = 1e-5;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Scales densities by day to probabilities that sum to 1, leaving off the far ends.
 * @example toLengthOdds(20, [0.1, 0.3, 0.1])
 */
export function toLengthOdds(firstLength: number, densities: ArrayLike<number>): LengthOdds {
  const all = Array.from(densities);
  const leftOff = TAIL_LEFT_OFF * sumOf(all);
  const from = placeReaching(all, leftOff);
  const behind = placeReaching(all.slice().reverse(), leftOff);
  const kept = all.slice(from, all.length - behind);
  const total = sumOf(kept);
  return {
    firstLength: firstLength + from,
    probabilities: kept.map((density) => density / total),
  };
}

function placeReaching(values: readonly number[], share: number): number {
  let reached = 0;
  return Math.max(
    0,
    values.findIndex((value) => {
      reached += value;
      return reached > share;
    }),
  );
}

/**
 * The shortest length by which `share` (0–1) of the probability is reached.
 * @example quantile({ firstLength: 27, probabilities: [0.3, 0.4, 0.3] }, 0.5) // 28
 */
export function quantile({ firstLength, probabilities }: LengthOdds, share: number): number {
  let reached = 0;
  // So that a sum of exactly the share is not missed by a rounding error.
  const goal = share - 1e-12;
  const place = probabilities.findIndex((probability) => {
    reached += probability;
    return reached >= goal;
  });
  return firstLength + (place < 0 ? probabilities.length - 1 : place);
}

/**
 * The range that holds `share` of the probability, with equal shares left outside at both ends.
 * @example centralRange(odds, 0.8)
 */
export function centralRange(odds: LengthOdds, share: number): LengthRange {
  return {
    shortest: quantile(odds, (1 - share) / 2),
    longest: quantile(odds, (1 + share) / 2),
  };
}
