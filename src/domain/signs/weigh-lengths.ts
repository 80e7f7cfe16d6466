import { rememberLatest } from "../basics/remember-latest.ts";
import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";
import {
  believableSurprise,
  type LutealPopulation,
  lutealOdds,
} from "../ovulation/luteal-length.ts";

/** The probability of ovulation on each cycle day (from 1); they sum to about 1. */
export type OvulationOdds = ReadonlyMap<number, number>;

/** The cycle's length as expected on its first day, in days. */
export interface ExpectedCycle {
  /** Median. */
  readonly length: number;
  /** From the first to the last day of the 80% range. */
  readonly width80: number;
}

/** The user's known luteal lengths, and the population prior. */
export interface LutealBelief {
  readonly lutealLengths: readonly number[];
  readonly population: LutealPopulation;
}

/** Standard deviations spanned by the 80% range. */
const DEVIATIONS_OF_80 = 2.563;

/**
 * Visits every pair of cycle length and luteal length: a cycle longer than expected most likely had
 * a luteal phase somewhat longer than usual.
 */
export function forEachOvulation(
  { firstLength, probabilities }: LengthOdds,
  { length: expected, width80 }: ExpectedCycle,
  { lutealLengths, population }: LutealBelief,
  visit: (cycleDay: number, probability: number, place: number) => void,
): void {
  const spread = width80 / DEVIATIONS_OF_80;
  const lutealIn = rememberLatest((surprise: number) =>
    lutealOdds(lutealLengths, { surprise, spread }, population),
  );
  probabilities.forEach((probability, place) => {
    const length = firstLength + place;
    const luteal = lutealIn(believableSurprise(length - expected));
    luteal.probabilities.forEach((share, lutealPlace) => {
      visit(length - (luteal.firstLength + lutealPlace), probability * share, place);
    });
  });
}

/** The running cycle's length and its ovulation day: two marginals of one distribution. */
export interface WeighedCycle {
  readonly lengths: LengthOdds;
  readonly ovulation: OvulationOdds;
}

/**
 * Returns the odds of a cycle's length and of its ovulation day after applying the likelihood ratio
 * of each day's signs.
 * @example weighLengths(odds, expected, luteal, (day) => ratioAt(ratios, day))
 */
export function weighLengths(
  lengths: LengthOdds,
  expected: ExpectedCycle,
  luteal: LutealBelief,
  ratioAt: (cycleDay: number) => number,
): WeighedCycle {
  const densities = new Float64Array(lengths.probabilities.length);
  const days = new Float64Array(lengths.firstLength + densities.length);
  forEachOvulation(lengths, expected, luteal, (cycleDay, probability, place) => {
    const weight = probability * ratioAt(cycleDay);
    densities[place] = (densities[place] ?? 0) + weight;
    if (cycleDay >= 1) days[cycleDay] = (days[cycleDay] ?? 0) + weight;
  });
  const total = days.reduce((sum, weight) => sum + weight, 0);
  const likely = [...days.entries()].filter(([, weight]) => weight > 0);
  return {
    lengths: toLengthOdds(lengths.firstLength, densities),
    ovulation: new Map(likely.map(([day, weight]) => [day, weight / total])),
  };
}
