import { centralRange, type LengthOdds, quantile } from "../../src/domain/lengths/length-odds.ts";
import { mean } from "./mean.ts";

export interface Scored {
  readonly predicted: number;
  readonly actual: number;
  readonly odds: LengthOdds | null;
}

export interface Metrics {
  readonly count: number;
  readonly meanError: number;
  readonly rootMeanSquareError: number;
  /** Shares of predictions, rounded to whole days, at most 1, 2 and 3 days off. */
  readonly within: readonly number[];
  /** Shares of actual lengths within the central 50, 80 and 90%, by mid-point PIT. */
  readonly coverage: readonly number[] | null;
  /** The same for the ranges as displayed: whole days, both ends included. */
  readonly shown: readonly number[] | null;
  readonly width80: number | null;
  /** Continuous ranked probability score in days. */
  readonly crps: number | null;
}

/** Probability of a shorter length plus half of this length's. */
export function midPit({ firstLength, probabilities }: LengthOdds, actual: number): number {
  return probabilities.reduce((sum, probability, place) => {
    const length = firstLength + place;
    if (length > actual) return sum;
    return sum + (length === actual ? probability / 2 : probability);
  }, 0);
}

function crpsOf({ firstLength, probabilities }: LengthOdds, actual: number): number {
  let below = 0;
  let score = Math.max(0, firstLength - actual);
  probabilities.forEach((probability, place) => {
    below += probability;
    score += (below - (firstLength + place >= actual ? 1 : 0)) ** 2;
  });
  return score + Math.max(0, actual - (firstLength + probabilities.length));
}

const LEVELS = [0.5, 0.8, 0.9];

export function metricsOf(scored: readonly Scored[]): Metrics {
  const errors = scored.map(({ predicted, actual }) => predicted - actual);
  const rounded = scored.map(({ predicted, actual }) => Math.abs(Math.round(predicted) - actual));
  const withOdds = scored.flatMap(({ odds, actual }) => (odds === null ? [] : [{ odds, actual }]));
  const hasOdds = withOdds.length > 0;
  const pits = withOdds.map(({ odds, actual }) => midPit(odds, actual));
  const shownShareOf = (level: number) =>
    mean(
      withOdds.map(({ odds, actual }) => {
        const { shortest, longest } = centralRange(odds, level);
        return actual >= shortest && actual <= longest ? 1 : 0;
      }),
    );
  const shareOf = (level: number) =>
    mean(pits.map((pit) => (Math.abs(pit - 0.5) <= level / 2 ? 1 : 0)));
  return {
    count: scored.length,
    meanError: mean(errors.map(Math.abs)),
    rootMeanSquareError: Math.sqrt(mean(errors.map((error) => error ** 2))),
    within: [1, 2, 3].map((days) => mean(rounded.map((error) => (error <= days ? 1 : 0)))),
    coverage: hasOdds ? LEVELS.map(shareOf) : null,
    shown: hasOdds ? LEVELS.map(shownShareOf) : null,
    width80: hasOdds
      ? mean(withOdds.map(({ odds }) => quantile(odds, 0.9) - quantile(odds, 0.1)))
      : null,
    crps: hasOdds ? mean(withOdds.map(({ odds, actual }) => crpsOf(odds, actual))) : null,
  };
}
