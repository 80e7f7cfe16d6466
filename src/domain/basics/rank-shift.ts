/** How far values moved, and the range that holds the true shift in 19 of 20 such comparisons. */
export interface RankShift {
  /** After minus before: the middle of all differences (Hodges and Lehmann 1963). */
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** Of each tail: together 1 in 20. */
const TAIL = 0.025;

/**
 * How often each number of pairs "after above before" comes about by chance alone, of two groups of
 * these sizes: the distribution of Mann and Whitney, exact and without ties.
 */
function chancesOfPairs(before: number, after: number): number[] {
  // Ways to place the groups, by partitions: each value of `after` exceeds 0 to `before` others.
  let ways: number[] = [1];
  for (let place = 1; place <= after; place += 1) {
    const wider = Array.from({ length: place * before + 1 }, () => 0);
    // The Gaussian binomial: multiplied by (1 − q^(before + place)), divided by (1 − q^place).
    for (let pairs = 0; pairs < wider.length; pairs += 1) {
      wider[pairs] =
        (ways[pairs] ?? 0) - (ways[pairs - before - place] ?? 0) + (wider[pairs - place] ?? 0);
    }
    ways = wider;
  }
  const all = ways.reduce((sum, count) => sum + count, 0);
  return ways.map((count) => count / all);
}

/**
 * How far the values after something lie from those before it, with its 95 % range; `null` where
 * there are too few for any range to hold so often (4 and 4 are enough, 3 and 4 are not). By ranks,
 * so that one odd value moves little. It says nothing of the cause.
 * @example rankShift([6, 7, 6, 8], [3, 4, 3, 2]) // { by: -3.5, low: -6, high: -2 }
 */
export function rankShift(before: readonly number[], after: readonly number[]): RankShift | null {
  if (before.length === 0 || after.length === 0) return null;
  let tail = 0;
  let outside = 0;
  for (const chance of chancesOfPairs(before.length, after.length)) {
    tail += chance;
    if (tail > TAIL) break;
    outside += 1;
  }
  if (outside === 0) return null;
  const differences = after
    .flatMap((later) => before.map((earlier) => later - earlier))
    .sort((one, other) => one - other);
  const at = (place: number) => differences[place] ?? 0;
  const last = differences.length - 1;
  return {
    by: (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2,
    low: at(outside - 1),
    high: at(last - outside + 1),
  };
}
