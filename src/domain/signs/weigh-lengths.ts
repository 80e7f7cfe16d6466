import { sumOf } from "../basics/mean.ts";
import { rememberLatest } from "../basics/remember-latest.ts";
import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";
import {
  believableSurprise,
  LUTEAL,
  type LutealPopulation,
  lutealOdds,
} from "../ovulation/luteal-length.ts";

/** The probability of ovulation on each cycle day (from 1), in order; they sum to about 1. */
export type OvulationOdds = ReadonlyMap<number, number>;

/** The cycle's length as expected on its first day, in days. */
export interface ExpectedCycle {
  /** Median. */
  readonly length: number;
  /** From the first to the last day of the 80% range. */
  readonly width80: number;
}

export interface LutealBelief {
  readonly lutealLengths: readonly number[];
  readonly population: LutealPopulation;
}

/** Standard deviations spanned by the 80% range. */
const DEVIATIONS_OF_80 = 2.563;

/** The running cycle's length and its ovulation day: two marginals of one distribution. */
export interface WeighedCycle {
  readonly lengths: LengthOdds;
  readonly ovulation: OvulationOdds;
}

/**
 * Over every pair of cycle length and luteal length: a longer cycle than expected most likely had a
 * somewhat longer luteal phase.
 */
function sumsOver(
  { firstLength, probabilities }: LengthOdds,
  { length: expected, width80 }: ExpectedCycle,
  { lutealLengths, population }: LutealBelief,
  ratioAt: (cycleDay: number) => number,
) {
  const spread = width80 / DEVIATIONS_OF_80;
  const lutealIn = rememberLatest((surprise: number) =>
    lutealOdds(lutealLengths, { surprise, spread }, population),
  );
  const densities = new Float64Array(probabilities.length);
  const days = new Float64Array(firstLength + densities.length);
  probabilities.forEach((probability, place) => {
    const length = firstLength + place;
    const luteal = lutealIn(believableSurprise(length - expected));
    luteal.probabilities.forEach((share, lutealPlace) => {
      const cycleDay = length - (luteal.firstLength + lutealPlace);
      const weight = probability * share * ratioAt(cycleDay);
      densities[place] = (densities[place] ?? 0) + weight;
      if (cycleDay >= 1) days[cycleDay] = (days[cycleDay] ?? 0) + weight;
    });
  });
  return { densities, days };
}

const oddsOf = (days: Float64Array, total: number): OvulationOdds =>
  new Map(
    [...days.entries()]
      .filter(([, weight]) => weight > 0)
      .map(([day, weight]) => [day, weight / total]),
  );

/** Returns the odds of length and ovulation day after applying each day's likelihood ratio. */
export function weighLengths(
  lengths: LengthOdds,
  expected: ExpectedCycle,
  luteal: LutealBelief,
  ratioAt: (cycleDay: number) => number,
): WeighedCycle {
  const { densities, days } = sumsOver(lengths, expected, luteal, ratioAt);
  return {
    lengths: toLengthOdds(lengths.firstLength, densities),
    ovulation: oddsOf(days, sumOf(days)),
  };
}

/** Ovulation odds without signs: each possible end minus a luteal length. */
export const ovulationBeforePeriod = (
  lengths: LengthOdds,
  expected: ExpectedCycle,
  lutealLengths: readonly number[],
  population: LutealPopulation = LUTEAL,
): OvulationOdds =>
  oddsOf(sumsOver(lengths, expected, { lutealLengths, population }, () => 1).days, 1);
