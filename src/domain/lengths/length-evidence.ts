import { lapseShare } from "./lapses/lapse.ts";
import type { LengthCells, LengthSum } from "./length-cells.ts";

export type MissedLogAnswer = "yes" | "no" | "not_sure" | "not-asked";

/** A completed cycle as evidence: days from first day to first day. */
export interface ObservedLength {
  readonly length: number;
  readonly missedLog: MissedLogAnswer;
  /** Weight, 0–1, below 1 if the first or last day is unsure; default 1. */
  readonly certainty?: number | undefined;
  /** Something in this cycle or the one before may have changed the cycles. */
  readonly followsLikelyChange?: boolean | undefined;
}

export interface LengthEvidence {
  readonly likelihood: Float64Array;
  /** The part of it with one or more unlogged periods. */
  readonly missed: Float64Array;
}

/**
 * Density of outliers, by judgement: recorded gaps that are not cycles (an illness, an ended
 * pregnancy, months without logging), uniform over a year. Limits the effect of one gap.
 */
const STRAY_DENSITY = 0.004 / 365;

/**
 * Unusual cycles (travel, stress, a skipped ovulation), by judgement: uniform over plausible
 * lengths. One is not yet taken for a change, a second is.
 */
const ODD_CYCLE = { share: 0.012, shortest: 10, longest: 90 } as const;

const otherDensity = (length: number) => {
  const { share, shortest, longest } = ODD_CYCLE;
  const isOdd = length >= shortest && length <= longest;
  return STRAY_DENSITY + (isOdd ? share / (longest - shortest + 1) : 0);
};

/** Returns the weight of each number of cycles; `share` is that of one unlogged period. */
function weightsOf(missedLog: MissedLogAnswer, share: number, sums: readonly LengthSum[]) {
  return sums.map((_, unlogged) => {
    if (unlogged === 0) return missedLog === "yes" ? 0 : 1;
    if (missedLog === "no" || share === 0) return 0;
    const weight = unlogged < 3 ? share ** unlogged : Math.min(share ** 2, lapseShare(unlogged));
    return missedLog === "yes" ? weight / share : weight;
  });
}

/** The likelihood of a recorded length, summed over the possible numbers of merged cycles. */
function togetherAt(
  length: number,
  centre: number,
  sums: readonly LengthSum[],
  weights: readonly number[],
): number {
  let together = 0;
  for (let unlogged = 1; unlogged < sums.length; unlogged += 1) {
    const sum = sums[unlogged];
    const distance = length - (unlogged + 1) * centre - (sum?.shift ?? 0);
    const density = sum?.kernel.densityAt(distance) ?? 0;
    // More cycles would be even longer.
    if (density === 0) break;
    together += (weights[unlogged] ?? 0) * density;
  }
  return together;
}

function compute(
  { centres, perSpread, sumsOf }: LengthCells,
  { length, missedLog }: ObservedLength,
  share: number,
): LengthEvidence {
  const weights = weightsOf(missedLog, share, sumsOf(0));
  const [weightOfOne = 0] = weights;
  const isMissedPossible = weights.some((weight, unlogged) => unlogged > 0 && weight > 0);
  const other = otherDensity(length);
  const missed = new Float64Array(centres.length);
  const likelihood = new Float64Array(centres.length);
  // Plain loops: a phone runs them over 2,000 cells per length, before JIT compilation.
  for (let row = 0; row < centres.length; row += perSpread) {
    const sums = sumsOf(row);
    const kernel = sums[0]?.kernel;
    for (let cell = row; cell < row + perSpread; cell += 1) {
      const centre = centres[cell] ?? 0;
      const together = isMissedPossible ? togetherAt(length, centre, sums, weights) : 0;
      missed[cell] = together;
      likelihood[cell] = weightOfOne * (kernel?.densityAt(length - centre) ?? 0) + together + other;
    }
  }
  return { likelihood, missed };
}

/** Limits memory. */
const MOST_CACHED = 400;

const caches = new WeakMap<LengthCells, Map<string, LengthEvidence>>();

/**
 * In each cell; cached. `missedLogShare`: the share of recorded cycles that hide one unlogged
 * period; two have its square.
 */
export function evidenceOf(
  cells: LengthCells,
  observed: ObservedLength,
  missedLogShare: number,
): LengthEvidence {
  const cache = caches.get(cells) ?? new Map<string, LengthEvidence>();
  const name = `${observed.length} ${observed.missedLog} ${missedLogShare}`;
  const evidence = cache.get(name) ?? compute(cells, observed, missedLogShare);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(name, evidence);
  caches.set(cells, cache);
  return evidence;
}
