import { resultOf, type Steps } from "../basics/steps.ts";
import { beliefAfter, type LengthBelief } from "../lengths/length-belief.ts";
import { lengthCells } from "../lengths/length-cells.ts";
import type { ObservedLength } from "../lengths/length-evidence.ts";
import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";
import { ERRATIC, INFREQUENT, MONTHLY, UNUSUAL } from "../lengths/length-population.ts";
import { missedLogProbabilities } from "../lengths/past-lapses.ts";
import { type RunningLog, runningLength } from "../lengths/running-length.ts";
import { type LengthModel, populationsFor, type StatedLengths } from "../lengths/stated-lengths.ts";

let fittedModel: LengthModel | null = null;

/** The fitted model, built on first use, since a page may never need it. */
export const fittedLengthModel = (): LengthModel => resultOf(fittedLengthModelInSteps());

/**
 * The same, one population in each step.
 * @example resultOf(fittedLengthModelInSteps()) // what fittedLengthModel answers
 */
export function* fittedLengthModelInSteps(): Steps<LengthModel> {
  if (fittedModel !== null) return fittedModel;
  const monthly = lengthCells(MONTHLY);
  yield;
  const infrequent = lengthCells(INFREQUENT);
  yield;
  const erratic = lengthCells(ERRATIC);
  yield;
  const unusual = lengthCells(UNUSUAL);
  // Who could not wait for the steps has built it meanwhile.
  fittedModel ??= { monthly, infrequent, erratic, unusual };
  return fittedModel;
}

/** Shortest length that is forecast, days. A typing guard too. */
const SHORTEST_FORECAST = 8;

/** How far a forecast looks: days from the first day, or past today if that is later. */
const LONGEST_FORECAST = 545;
const DAYS_LOOKED_PAST_TODAY = 180;

/**
 * The posterior of her cycle lengths after her history, for the cycle that follows it.
 * @example beliefOfLengths([{ length: 31, missedLog: "not-asked" }], stated)
 */
export const beliefOfLengths = (
  history: readonly ObservedLength[],
  stated: StatedLengths,
  options: BeliefOptions = {},
): LengthBelief[] => resultOf(beliefInSteps(history, stated, options));

/**
 * The same in two steps: what is known of women like her, and what her history adds.
 * @example resultOf(beliefInSteps(history, stated)) // what beliefOfLengths answers
 */
export function* beliefInSteps(
  history: readonly ObservedLength[],
  stated: StatedLengths,
  { model = fittedLengthModel(), isChangeLikely = false }: BeliefOptions = {},
): Steps<LengthBelief[]> {
  const populations = populationsFor(stated, model);
  yield;
  return beliefAfter(populations, history, isChangeLikely);
}

interface BeliefOptions {
  readonly model?: LengthModel;
  /** Something happened in the running cycle or the one before that may have changed her cycles. */
  readonly isChangeLikely?: boolean;
}

/** The running cycle: how long it may be, and whether a period went unlogged in it. */
export interface RunningForecast {
  readonly odds: LengthOdds;
  /** How probable it is that one or more periods went unlogged since its first day, 0–1. */
  readonly unlogged: number;
}

/**
 * When the next period may begin, in days from the last logged one, given that none has been logged
 * in `elapsed` days: a period today is still possible. `log`: her answer to whether one went
 * unlogged meanwhile.
 * @example runningForecast(belief, 90, "not-asked").unlogged // 0.9
 */
export function runningForecast(
  belief: readonly LengthBelief[],
  elapsed: number,
  log: RunningLog,
): RunningForecast {
  const first = Math.max(SHORTEST_FORECAST, elapsed);
  const last = Math.max(LONGEST_FORECAST, elapsed + DAYS_LOOKED_PAST_TODAY);
  const count = last - first + 1;
  const { densities, unlogged } = runningLength(belief, { elapsed, first, count, log });
  return { odds: toLengthOdds(first, densities), unlogged };
}

/**
 * How probable each length of the running cycle is when none of her periods went unlogged: a length
 * of exactly `elapsed`, a period today, is still possible.
 * @example lengthOdds(belief, 12)
 */
export const lengthOdds = (belief: readonly LengthBelief[], elapsed: number): LengthOdds =>
  runningForecast(belief, elapsed, "whole").odds;

/** A cycle of her history and how probable it is that a period went unlogged in it. */
export interface SuspectedCycle {
  /** Place in her history, 0 the oldest. */
  readonly index: number;
  readonly probability: number;
}

/**
 * The cycle she was not asked about in which a period most probably went unlogged; `null` when
 * there is none.
 * @example mostSuspectedCycle(history, stated) // { index: 3, probability: 0.97 }
 */
export function mostSuspectedCycle(
  history: readonly ObservedLength[],
  stated: StatedLengths,
  model: LengthModel = fittedLengthModel(),
): SuspectedCycle | null {
  const probabilities = missedLogProbabilities(populationsFor(stated, model), history);
  return probabilities.reduce<SuspectedCycle | null>((most, probability, index) => {
    if (history[index]?.missedLog !== "not-asked") return most;
    return most === null || probability > most.probability ? { index, probability } : most;
  }, null);
}
