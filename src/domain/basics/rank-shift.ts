export interface RankShift {
  /** After minus before: the median of all differences (Hodges and Lehmann 1963). */
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** Per tail: 0.05 in total. */
const TAIL = 0.025;

/** The exact Mann-Whitney distribution without ties, for groups of these sizes. */
function chancesOfPairs(before: number, after: number): number[] {
  // Counts arrangements as partitions: each value of `after` exceeds 0 to `before` others.
  let counts: number[] = [1];
  for (let place = 1; place <= after; place += 1) {
    const wider = Array.from({ length: place * before + 1 }, () => 0);
    // The Gaussian binomial: multiplied by (1 − q^(before + place)), divided by (1 − q^place).
    for (let pairs = 0; pairs < wider.length; pairs += 1) {
      wider[pairs] =
        (counts[pairs] ?? 0) - (counts[pairs - before - place] ?? 0) + (wider[pairs - place] ?? 0);
    }
    counts = wider;
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / all);
}

/**
 * Returns how far `after` lies from `before`, with a 95% range; `null` if there are too few values
 * (4 and 4 are enough, 3 and 4 are not). Ranks limit the effect of outliers.
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
