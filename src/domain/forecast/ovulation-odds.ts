import type { CycleFacts } from "../cycles/cycle-facts.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { daysBetween } from "../days/calendar-day.ts";
import type { LengthOdds } from "../lengths/length-odds.ts";
import { currentCycleEvidence, knownLutealLengths } from "../ovulation/cycle-signs.ts";
import {
  believableSurprise,
  LUTEAL,
  type LutealPopulation,
  lutealOdds,
} from "../ovulation/luteal-length.ts";
import type { PeriodForecast } from "./forecast-period.ts";

/** How probable ovulation is on each day of the cycle, which counts from 1; they sum to about 1. */
export type OvulationOdds = ReadonlyMap<number, number>;

/**
 * How far a confirmed ovulation day may be off: temperature and test agree within a day in two of
 * three charts, within two in nearly four of five (measured on 21 women's charts, docs/predictions.md).
 */
const CONFIRMED_DAY_ODDS = [
  [-2, 0.08],
  [-1, 0.22],
  [0, 0.4],
  [1, 0.22],
  [2, 0.08],
] as const;

/** The length of a cycle as it was to be expected on its first day, days. */
export interface ExpectedCycle {
  /** Median. */
  readonly length: number;
  /** From end to end of the range with odds of four in five. */
  readonly width80: number;
}

/** So many standard deviations lie between the ends of that range. */
const DEVIATIONS_OF_80 = 2.563;

/**
 * When she ovulates, counted back from each day the cycle may end on by a luteal length. A cycle
 * longer than expected had, most likely, a luteal phase somewhat longer than hers is.
 * @example ovulationBeforePeriod(lengthOdds(belief, 12), { length: 28, width80: 6 }, [])
 */
export function ovulationBeforePeriod(
  { firstLength, probabilities }: LengthOdds,
  { length: expected, width80 }: ExpectedCycle,
  lutealLengths: readonly number[],
  population: LutealPopulation = LUTEAL,
): OvulationOdds {
  const spread = width80 / DEVIATIONS_OF_80;
  const lutealBySurprise = new Map<number, LengthOdds>();
  const lutealIn = (surprise: number) => {
    const luteal =
      lutealBySurprise.get(surprise) ?? lutealOdds(lutealLengths, { surprise, spread }, population);
    lutealBySurprise.set(surprise, luteal);
    return luteal;
  };
  const odds = new Map<number, number>();
  probabilities.forEach((probability, place) => {
    const length = firstLength + place;
    const luteal = lutealIn(believableSurprise(length - expected));
    luteal.probabilities.forEach((share, lutealPlace) => {
      const cycleDay = length - (luteal.firstLength + lutealPlace);
      if (cycleDay < 1) return;
      odds.set(cycleDay, (odds.get(cycleDay) ?? 0) + probability * share);
    });
  });
  return odds;
}

function oddsFromPeriod(facts: CycleFacts, forecast: PeriodForecast): OvulationOdds {
  const { cycleStart, days, expected80, expectedLength } = forecast;
  const lengths = {
    firstLength: daysBetween(cycleStart, days[0]?.day ?? cycleStart),
    probabilities: days.map(({ probability }) => probability),
  };
  const width80 = daysBetween(expected80.first, expected80.last);
  return ovulationBeforePeriod(
    lengths,
    { length: expectedLength, width80 },
    knownLutealLengths(facts),
  );
}

/**
 * When she ovulates in this cycle, as far as it can be known today: the one distribution that phase
 * and fertile days are read off. From the forecast and her luteal lengths, or from her signs once
 * they confirm it.
 * @example ovulationOdds(facts, forecast, today).get(15) // 0.19
 */
export function ovulationOdds(
  facts: CycleFacts,
  forecast: PeriodForecast,
  today: CalendarDay,
): OvulationOdds {
  const evidence = currentCycleEvidence(facts, today);
  if (evidence?.status !== "confirmed" || evidence.ovulationDay === null) {
    return oddsFromPeriod(facts, forecast);
  }
  const { ovulationDay } = evidence;
  return new Map(CONFIRMED_DAY_ODDS.map(([off, share]) => [ovulationDay + off, share]));
}

/** How probable it is that ovulation falls on one of the cycle days from `first` to `last`. */
export function ovulationWithin(odds: OvulationOdds, first: number, last: number): number {
  let sum = 0;
  for (const [day, probability] of odds) if (day >= first && day <= last) sum += probability;
  return sum;
}
