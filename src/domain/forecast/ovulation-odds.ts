import type { LengthOdds } from "../lengths/length-odds.ts";
import { LUTEAL, type LutealPopulation } from "../ovulation/luteal-length.ts";
import {
  type ExpectedCycle,
  forEachOvulation,
  type OvulationOdds,
} from "../signs/weigh-lengths.ts";

/**
 * Returns the ovulation odds of a cycle without signs: each possible end minus a luteal length.
 * @example ovulationBeforePeriod(lengthOdds(belief, 12), { length: 28, width80: 6 }, [])
 */
export function ovulationBeforePeriod(
  lengths: LengthOdds,
  expected: ExpectedCycle,
  lutealLengths: readonly number[],
  population: LutealPopulation = LUTEAL,
): OvulationOdds {
  const odds = new Map<number, number>();
  forEachOvulation(lengths, expected, { lutealLengths, population }, (cycleDay, probability) => {
    if (cycleDay >= 1) odds.set(cycleDay, (odds.get(cycleDay) ?? 0) + probability);
  });
  return odds;
}

/** The probability of ovulation on the cycle days from `first` to `last`. */
export function ovulationWithin(odds: OvulationOdds, first: number, last: number): number {
  let sum = 0;
  for (const [day, probability] of odds) if (day >= first && day <= last) sum += probability;
  return sum;
}

/**
 * Returns the first cycle day by which `share` of the probability is reached.
 * @example ovulationQuantile(forecast.ovulation, 0.5) // 15
 */
export function ovulationQuantile(odds: OvulationOdds, share: number): number {
  const days = [...odds].sort(([one], [other]) => one - other);
  let total = 0;
  const reached = days.find(([, probability]) => {
    total += probability;
    return total >= share;
  });
  return (reached ?? days.at(-1))?.[0] ?? 1;
}
