import {
  beliefAfter,
  expectedLengths,
  type LengthBelief,
  missedLogProbability,
} from "./length-belief.ts";
import { lengthCells, type ObservedLength } from "./length-cells.ts";
import { type LengthOdds, toLengthOdds } from "./length-odds.ts";
import { ERRATIC, INFREQUENT, MONTHLY } from "./length-population.ts";
import { type LengthModel, populationsFor, type StatedLengths } from "./stated-lengths.ts";

let fittedModel: LengthModel | null = null;

/** The fitted model, built on first use, since a page may never need it. */
export function fittedLengthModel(): LengthModel {
  fittedModel ??= {
    monthly: lengthCells(MONTHLY),
    infrequent: lengthCells(INFREQUENT),
    erratic: lengthCells(ERRATIC),
  };
  return fittedModel;
}

/**
 * Shortest gap between two first days, in days, that counts as a cycle: shorter ones are most often a
 * start logged twice. A typing guard, no clinical norm.
 */
export const SHORTEST_OBSERVED_CYCLE = 15;

/** Shortest length that is forecast, days. A typing guard too. */
const SHORTEST_FORECAST = 10;

/** How far a forecast looks: days from the first day, or past today if that is later. */
const LONGEST_FORECAST = 365;
const DAYS_LOOKED_PAST_TODAY = 180;

/**
 * The posterior of her cycle lengths after her history.
 * @example beliefOfLengths([{ length: 31, missedLog: "not-asked" }], stated)
 */
export function beliefOfLengths(
  history: readonly ObservedLength[],
  stated: StatedLengths,
  model: LengthModel = fittedLengthModel(),
): LengthBelief[] {
  return beliefAfter(populationsFor(stated, model), history);
}

/**
 * How probable each length of the running cycle is, given that no period has come in the first
 * `elapsed` days: a length of exactly `elapsed`, a period today, is still possible.
 * @example lengthOdds(belief, 12)
 */
export function lengthOdds(belief: readonly LengthBelief[], elapsed: number): LengthOdds {
  const first = Math.max(SHORTEST_FORECAST, elapsed);
  const last = Math.max(LONGEST_FORECAST, elapsed + DAYS_LOOKED_PAST_TODAY);
  return toLengthOdds(first, expectedLengths(belief, first, last - first + 1));
}

/** A cycle of her history and how probable it is that a period went unlogged in it. */
export interface SuspectedCycle {
  /** Place in her history, 0 the oldest. */
  readonly index: number;
  readonly probability: number;
}

/**
 * The cycle in which a period most probably went unlogged; `null` without a history.
 * @example mostSuspectedCycle(belief, history) // { index: 3, probability: 0.97 }
 */
export function mostSuspectedCycle(
  belief: readonly LengthBelief[],
  history: readonly ObservedLength[],
): SuspectedCycle | null {
  return history.reduce<SuspectedCycle | null>((most, observed, index) => {
    const probability = missedLogProbability(belief, observed);
    return most === null || probability > most.probability ? { index, probability } : most;
  }, null);
}
