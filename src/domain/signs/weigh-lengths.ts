import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";
import {
  believableSurprise,
  type LutealPopulation,
  lutealOdds,
} from "../ovulation/luteal-length.ts";

/** How probable ovulation is on each day of the cycle, which counts from 1; they sum to about 1. */
export type OvulationOdds = ReadonlyMap<number, number>;

/** The length of a cycle as it was to be expected on its first day, days. */
export interface ExpectedCycle {
  /** Median. */
  readonly length: number;
  /** From end to end of the range with odds of four in five. */
  readonly width80: number;
}

/** Her luteal lengths that are known, and those of women like her. */
export interface LutealBelief {
  readonly lutealLengths: readonly number[];
  readonly population: LutealPopulation;
}

/** So many standard deviations lie between the ends of that range. */
const DEVIATIONS_OF_80 = 2.563;

/**
 * Goes through each length the cycle may have and each luteal length in a cycle of that length: a
 * cycle longer than expected had, most likely, a luteal phase somewhat longer than hers is.
 */
export function forEachOvulation(
  { firstLength, probabilities }: LengthOdds,
  { length: expected, width80 }: ExpectedCycle,
  { lutealLengths, population }: LutealBelief,
  visit: (cycleDay: number, probability: number, place: number) => void,
): void {
  const spread = width80 / DEVIATIONS_OF_80;
  const lutealBySurprise = new Map<number, LengthOdds>();
  const lutealIn = (surprise: number) => {
    const luteal =
      lutealBySurprise.get(surprise) ?? lutealOdds(lutealLengths, { surprise, spread }, population);
    lutealBySurprise.set(surprise, luteal);
    return luteal;
  };
  probabilities.forEach((probability, place) => {
    const length = firstLength + place;
    const luteal = lutealIn(believableSurprise(length - expected));
    luteal.probabilities.forEach((share, lutealPlace) => {
      visit(length - (luteal.firstLength + lutealPlace), probability * share, place);
    });
  });
}

/** How long the running cycle may be, and when she ovulates in it: two sides of one distribution. */
export interface WeighedCycle {
  readonly lengths: LengthOdds;
  readonly ovulation: OvulationOdds;
}

/**
 * The odds of a cycle's length and of its ovulation day once each day's signs are weighed.
 * @example weighLengths(odds, expected, luteal, (day) => ratioAt(ratios, day))
 */
export function weighLengths(
  lengths: LengthOdds,
  expected: ExpectedCycle,
  luteal: LutealBelief,
  ratioAt: (cycleDay: number) => number,
): WeighedCycle {
  const densities = new Float64Array(lengths.probabilities.length);
  const days = new Map<number, number>();
  let total = 0;
  forEachOvulation(lengths, expected, luteal, (cycleDay, probability, place) => {
    const weight = probability * ratioAt(cycleDay);
    densities[place] = (densities[place] ?? 0) + weight;
    if (cycleDay < 1) return;
    total += weight;
    days.set(cycleDay, (days.get(cycleDay) ?? 0) + weight);
  });
  return {
    lengths: toLengthOdds(lengths.firstLength, densities),
    ovulation: new Map([...days].map(([day, weight]) => [day, weight / total])),
  };
}
