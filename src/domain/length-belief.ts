import type { LengthCells, ObservedLength } from "./length-cells.ts";

/** One population before her log: its cells and its prior probability. */
export interface WeighedPopulation {
  readonly cells: LengthCells;
  /** Prior probability; 1 over all populations. */
  readonly trust: number;
  /** Share of recorded cycles that hide one unlogged period. */
  readonly missedLogShare: number;
  /** Log-likelihood of what she stated, for each cell. */
  readonly logAgreement: Float64Array;
}

/** The posterior of one population's cells; the weights of all populations sum to 1. */
export interface LengthBelief {
  readonly cells: LengthCells;
  readonly missedLogShare: number;
  readonly weights: Float64Array;
}

/** Cells with a smaller weight are negligible. */
const LEAST_WEIGHT = 5e-6;

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** The log-likelihood of an empty history: 0 for each cell. */
export const noSupport = ({ centres }: LengthCells) => new Float64Array(centres.length);

/**
 * Adds one cycle to the log-likelihood of a history; earlier cycles lose some weight.
 * @example afterCycle(noSupport(population.cells), population, { length: 31, missedLog: "not-asked" })
 */
export function afterCycle(
  support: Float64Array,
  { cells, missedLogShare }: WeighedPopulation,
  observed: ObservedLength,
): Float64Array {
  const { logLikelihood } = cells.evidenceOf(observed, missedLogShare);
  const { memory } = cells.population;
  const { certainty = 1 } = observed;
  // Plain loops in this file where they run over every cell: a forecast must take under a millisecond.
  const after = new Float64Array(support.length);
  for (let cell = 0; cell < after.length; cell += 1) {
    after[cell] = memory * (support[cell] ?? 0) + certainty * (logLikelihood[cell] ?? 0);
  }
  return after;
}

function logPriorOf({ cells, trust, logAgreement }: WeighedPopulation): Float64Array {
  const logs = cells.logPrior.slice();
  let total = 0;
  for (let cell = 0; cell < logs.length; cell += 1) {
    const value = (logs[cell] ?? 0) + (logAgreement[cell] ?? 0);
    logs[cell] = value;
    total += Math.exp(value);
  }
  const scale = Math.log(trust / total);
  for (let cell = 0; cell < logs.length; cell += 1) logs[cell] = (logs[cell] ?? 0) + scale;
  return logs;
}

/** Log-weights so far below the highest are set to 0. */
const NOTHING_BELOW = 40;

/**
 * The posterior over all populations' cells (Bayes' rule on a grid).
 */
function weigh(
  populations: readonly WeighedPopulation[],
  supports: readonly Float64Array[],
): LengthBelief[] {
  let highest = -Infinity;
  const allWeights = populations.map((population, index) => {
    const support = supports[index];
    const logs = logPriorOf(population);
    for (let cell = 0; cell < logs.length; cell += 1) {
      const value = (logs[cell] ?? 0) + (support?.[cell] ?? 0);
      logs[cell] = value;
      if (value > highest) highest = value;
    }
    return logs;
  });
  let total = 0;
  for (const weights of allWeights) {
    for (let cell = 0; cell < weights.length; cell += 1) {
      const above = (weights[cell] ?? 0) - highest;
      const weight = above < -NOTHING_BELOW ? 0 : Math.exp(above);
      weights[cell] = weight;
      total += weight;
    }
  }
  return populations.map(({ cells, missedLogShare }, index) => ({
    cells,
    missedLogShare,
    weights: (allWeights[index] ?? noSupport(cells)).map((weight) => weight / total),
  }));
}

/**
 * The posterior of her cycle lengths after a history, oldest first.
 * @example beliefAfter(populations, [{ length: 31, missedLog: "not-asked" }])
 */
export function beliefAfter(
  populations: readonly WeighedPopulation[],
  history: readonly ObservedLength[],
): LengthBelief[] {
  const supports = populations.map((population) =>
    history.reduce<Float64Array>(
      (support, observed) => afterCycle(support, population, observed),
      noSupport(population.cells),
    ),
  );
  return weigh(populations, supports);
}

/**
 * How probable each next length is, in days from `firstLength` on, `count` of them, given that it
 * is not shorter; not scaled to sum to 1.
 * @example expectedLengths(belief, 15, 200)
 */
export function expectedLengths(
  belief: readonly LengthBelief[],
  firstLength: number,
  count: number,
): Float64Array {
  const odds = new Float64Array(count);
  const surviving = belief.map(({ cells, weights }) =>
    weights.map((weight, cell) =>
      // Skips the look-up for cells of negligible weight.
      weight < 1e-12
        ? 0
        : weight * cells.kernelOf(cell).survivalAt(firstLength - (cells.centres[cell] ?? 0)),
    ),
  );
  const total = surviving.reduce((sum, weights) => sum + sumOf(weights), 0);
  belief.forEach(({ cells, weights }, index) => {
    surviving[index]?.forEach((survives, cell) => {
      if (survives < LEAST_WEIGHT * total) return;
      const distance = firstLength - (cells.centres[cell] ?? 0);
      cells.kernelOf(cell).addTo(odds, distance, (weights[cell] ?? 0) / total);
    });
  });
  return odds;
}

/**
 * How probable it is that a period went unlogged in this cycle, given her whole history, 0–1.
 * @example missedLogProbability(belief, { length: 57, missedLog: "not-asked" })
 */
export function missedLogProbability(
  belief: readonly LengthBelief[],
  observed: ObservedLength,
): number {
  return belief.reduce((sum, { cells, missedLogShare, weights }) => {
    const { missedShare } = cells.evidenceOf(observed, missedLogShare);
    return (
      sum + weights.reduce((part, weight, cell) => part + weight * (missedShare[cell] ?? 0), 0)
    );
  }, 0);
}

/**
 * How probable it is that a period came and went unlogged since the running cycle began, `elapsed`
 * days ago, 0–1. Such a period would have ended one cycle before today and left another unfinished.
 * @example runningMissedLogProbability(belief, 50)
 */
export function runningMissedLogProbability(
  belief: readonly LengthBelief[],
  elapsed: number,
): number {
  let missed = 0;
  let notMissed = 0;
  for (const { cells, missedLogShare, weights } of belief) {
    weights.forEach((weight, cell) => {
      if (weight < LEAST_WEIGHT) return;
      const survival = cells.kernelOf(cell).survivalAt(elapsed - (cells.centres[cell] ?? 0));
      notMissed += weight * survival;
      missed +=
        weight * missedLogShare * Math.max(0, cells.mergedSurvival(cell, elapsed) - survival);
    });
  }
  const total = missed + notMissed;
  return total > 0 ? missed / total : 0;
}
