import {
  afterCycle,
  changeProbability,
  type WeighedPopulation,
  type Weights,
} from "../length-belief.ts";
import { meanAfterDrift } from "../length-drift.ts";
import { evidenceOf, type ObservedLength } from "../length-evidence.ts";

/** If no cycle exceeds the shortest by this factor, no period is missing. */
const LEAST_TIMES_SHORTEST = 1.5;

/** The latest cycles evaluated, about five years: the user could not answer for older ones. */
const MOST_JUDGED = 60;

/** The likelihood of the cycles from one on for each cell before it, up to a factor. */
type Support = readonly Float64Array[];

/** The weights before each evaluated cycle, given earlier ones. */
function weightsBefore(
  populations: readonly WeighedPopulation[],
  history: readonly ObservedLength[],
): ReadonlyMap<number, Weights> {
  const before = new Map<number, Weights>();
  let weights: Weights = populations.map(({ statedPrior }) => statedPrior);
  history.forEach((observed, place) => {
    if (place >= history.length - MOST_JUDGED) before.set(place, weights);
    const change = history[place + 1]?.followsLikelyChange;
    weights = afterCycle(weights, populations, observed, change);
  });
  return before;
}

function supportBefore(
  support: Support,
  populations: readonly WeighedPopulation[],
  observed: ObservedLength,
): Support {
  const change = changeProbability(observed.followsLikelyChange);
  const { certainty = 1 } = observed;
  let afresh = 0;
  let highest = 0;
  const all = populations.map(({ cells, missedLogShare, prior }, index) => {
    const { likelihood } = evidenceOf(cells, observed, missedLogShare);
    const later = support[index];
    const values = likelihood.slice();
    for (let cell = 0; cell < values.length; cell += 1) {
      const own = values[cell] ?? 0;
      const value = (certainty === 1 ? own : own ** certainty) * (later?.[cell] ?? 1);
      values[cell] = value;
      afresh += (prior[cell] ?? 0) * value;
      if (value > highest) highest = value;
    }
    return values;
  });
  return populations.map(({ cells }, index) => {
    const values = meanAfterDrift(all[index] ?? cells.prior, cells.driftShares);
    for (let cell = 0; cell < values.length; cell += 1) {
      values[cell] = ((1 - change) * (values[cell] ?? 0) + change * afresh) / highest;
    }
    return values;
  });
}

function missedIn(
  populations: readonly WeighedPopulation[],
  observed: ObservedLength,
  before: Weights,
  after: Support,
): number {
  let missed = 0;
  let all = 0;
  populations.forEach(({ cells, missedLogShare }, index) => {
    const evidence = evidenceOf(cells, observed, missedLogShare);
    const later = after[index];
    const weights = before[index] ?? cells.prior;
    for (let cell = 0; cell < weights.length; cell += 1) {
      const hers = (weights[cell] ?? 0) * (later?.[cell] ?? 1);
      all += hers * (evidence.likelihood[cell] ?? 0);
      missed += hers * (evidence.missed[cell] ?? 0);
    }
  });
  return missed / all;
}

/**
 * The probability for each cycle, 0–1, by forward-backward smoothing: cycles of 60 days that later
 * became 28 were long, not double.
 * @example missedLogProbabilities(populations, history) // [0, 0, 0.99, 0]
 */
export function missedLogProbabilities(
  populations: readonly WeighedPopulation[],
  history: readonly ObservedLength[],
): number[] {
  const lengths = history.map(({ length }) => length);
  const probabilities = history.map(() => 0);
  const hasDouble = Math.max(...lengths) >= LEAST_TIMES_SHORTEST * Math.min(...lengths);
  const hasAnswer = history.some(({ missedLog }) => missedLog === "yes");
  if (!hasDouble && !hasAnswer) return probabilities;

  const before = weightsBefore(populations, history);
  let support: Support = [];
  for (const [place, weights] of [...before].reverse()) {
    const observed = history[place];
    if (observed === undefined) break;
    probabilities[place] = missedIn(populations, observed, weights, support);
    support = supportBefore(support, populations, observed);
  }
  return probabilities;
}
