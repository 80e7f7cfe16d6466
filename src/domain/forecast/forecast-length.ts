import { type Pausable, resultOf } from "../basics/steps.ts";
import { missedLogProbabilities } from "../lengths/lapses/past-lapses.ts";
import { beliefAfter, type LengthBelief } from "../lengths/length-belief.ts";
import { lengthCells } from "../lengths/length-cells.ts";
import type { ObservedLength } from "../lengths/length-evidence.ts";
import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";
import { ERRATIC, INFREQUENT, MONTHLY, UNUSUAL } from "../lengths/length-population.ts";
import { type RunningLog, runningLength } from "../lengths/running-length.ts";
import { type LengthModel, populationsFor, type StatedLengths } from "../lengths/stated-lengths.ts";

let fittedModel: LengthModel | null = null;

/** Returns the fitted model, built on first use because some pages never need it. */
export const fittedLengthModel = (): LengthModel => resultOf(fittedLengthModelInSlices());

/** As `fittedLengthModel`, one population per step. */
export function* fittedLengthModelInSlices(): Pausable<LengthModel> {
  if (fittedModel !== null) return fittedModel;
  const monthly = lengthCells(MONTHLY);
  yield;
  const infrequent = lengthCells(INFREQUENT);
  yield;
  const erratic = lengthCells(ERRATIC);
  yield;
  const unusual = lengthCells(UNUSUAL);
  // A synchronous caller may have built it meanwhile.
  fittedModel ??= { monthly, infrequent, erratic, unusual };
  return fittedModel;
}

/** Shortest length predicted, days. Also a typing guard. */
const SHORTEST_FORECAST = 8;

/** Forecast horizon: days from the first day, or from today if that is later. */
const LONGEST_FORECAST = 545;
const DAYS_LOOKED_PAST_TODAY = 180;

/** Returns the posterior of the next cycle's length after a history. */
export const beliefOfLengths = (
  history: readonly ObservedLength[],
  stated: StatedLengths,
  { model = fittedLengthModel(), isChangeLikely = false }: BeliefOptions = {},
): LengthBelief[] => beliefAfter(populationsFor(stated, model), history, isChangeLikely);

interface BeliefOptions {
  readonly model?: LengthModel;
  /** Something in the running or the previous cycle may have changed the cycles. */
  readonly isChangeLikely?: boolean;
}

export interface RunningForecast {
  readonly odds: LengthOdds;
  /** The probability that one or more periods went unlogged since its first day, 0–1. */
  readonly unlogged: number;
}

/**
 * Returns when the next period may begin, in days from the last logged one, given none in `elapsed`
 * days; a period today is still possible. `log`: the answer to whether one went unlogged.
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

/** As `runningForecast`, assuming no unlogged period; a period today is still possible. */
export const lengthOdds = (belief: readonly LengthBelief[], elapsed: number): LengthOdds =>
  runningForecast(belief, elapsed, "whole").odds;

export interface SuspectedCycle {
  /** Index in the history, 0 is the oldest. */
  readonly index: number;
  readonly probability: number;
}

/**
 * Returns the cycle most likely to hide an unlogged period and not yet asked about.
 * @example mostSuspectedCycle(history, stated) // { index: 3, probability: 0.97 }
 */
export function mostSuspectedCycle(
  history: readonly ObservedLength[],
  stated: StatedLengths,
): SuspectedCycle | null {
  const populations = populationsFor(stated, fittedLengthModel());
  const probabilities = missedLogProbabilities(populations, history);
  return probabilities.reduce<SuspectedCycle | null>((most, probability, index) => {
    if (history[index]?.missedLog !== "not-asked") return most;
    return most === null || probability > most.probability ? { index, probability } : most;
  }, null);
}
