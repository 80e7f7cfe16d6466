import { sumOf } from "../basics/mean.ts";
import { skewedDensities } from "../basics/skewed-t.ts";
import { type LengthOdds, toLengthOdds } from "../lengths/length-odds.ts";

/** Mean and standard deviations in days, between and within women. */
export interface LutealPopulation {
  readonly mean: number;
  readonly betweenWomen: number;
  readonly withinWoman: number;
}

/** Fitted by scripts/fit-lengths.ts on Fehring et al. (JOGNN 2006;35:376), by fertility monitor. */
export const LUTEAL: LutealPopulation = {
  mean: 13.12,
  betweenWomen: 1.54,
  withinWoman: 1.46,
};

/** Lengths outside are most often a wrong ovulation day. Days. */
export const BELIEVABLE_LUTEAL = { shortest: 5, longest: 20 } as const;

/** Some ovulation days are misread. A scale of 0.73 then fits the middle of the spread above. */
const TAILS = { freedom: 4.5, skew: 1 } as const;
const SCALE_OF_SPREAD = 0.73;

/** Days past today, or past a luteal phase, that the forecast covers. */
const DAYS_LOOKED_AHEAD = 60;

/** Mean in days, shrunk towards the population's, with its standard deviation. */
function personalLuteal(
  lutealLengths: readonly number[],
  population: LutealPopulation,
): { readonly mean: number; readonly unsure: number } {
  const believable = lutealLengths.filter(
    (length) => length >= BELIEVABLE_LUTEAL.shortest && length <= BELIEVABLE_LUTEAL.longest,
  );
  const ownWeight = believable.length / population.withinWoman ** 2;
  const othersWeight = 1 / population.betweenWomen ** 2;
  const own = sumOf(believable) / population.withinWoman ** 2;
  return {
    mean: (own + population.mean * othersWeight) / (ownWeight + othersWeight),
    unsure: Math.sqrt(1 / (ownWeight + othersWeight)),
  };
}

export interface SupposedCycle {
  /** Days longer than expected on its first day. */
  readonly surprise: number;
  /** Standard deviation of the expectation, days. */
  readonly spread: number;
}

const MOST_EXPLAINED = 0.6;
const MOST_SURPRISE = 8;

/**
 * The luteal phase explains its share of a surprising length's variance, so its own spread must not
 * be added a second time. Both bounds are judgements.
 */
const explainedShare = ({ withinWoman }: LutealPopulation, { spread }: SupposedCycle) =>
  Math.min(MOST_EXPLAINED, (withinWoman / spread) ** 2);

/**
 * Limits the days that a cycle was longer than expected: more are late ovulation or a missed log.
 * @example believableSurprise(30) // 8
 */
export const believableSurprise = (days: number) =>
  Math.min(MOST_SURPRISE, Math.max(-MOST_SURPRISE, days));

/** Returns the probability of each luteal length; with `cycle`, in a cycle of that length. */
export function lutealOdds(
  lutealLengths: readonly number[],
  cycle: SupposedCycle = { surprise: 0, spread: Number.POSITIVE_INFINITY },
  population: LutealPopulation = LUTEAL,
): LengthOdds {
  const { mean, unsure } = personalLuteal(lutealLengths, population);
  const explained = explainedShare(population, cycle);
  const middle = mean + explained * believableSurprise(cycle.surprise);
  const within = population.withinWoman * Math.sqrt(1 - explained);
  const scale = SCALE_OF_SPREAD * Math.hypot(within, unsure);
  const { shortest, longest } = BELIEVABLE_LUTEAL;
  const densityAt = skewedDensities(scale, TAILS);
  const densities = Array.from({ length: longest - shortest + 1 }, (_, place) =>
    densityAt(shortest + place - middle),
  );
  return toLengthOdds(shortest, densities);
}

/**
 * Returns the odds of the running cycle's length, with ovulation confirmed on cycle day
 * `ovulationDay` (first is 1) and no period in `elapsed` days.
 */
export function oddsAfterOvulation(
  {
    ovulationDay,
    lutealLengths,
    elapsed,
  }: {
    readonly ovulationDay: number;
    readonly lutealLengths: readonly number[];
    readonly elapsed: number;
  },
  population: LutealPopulation = LUTEAL,
): LengthOdds {
  const { mean, unsure } = personalLuteal(lutealLengths, population);
  const scale = SCALE_OF_SPREAD * Math.hypot(population.withinWoman, unsure);
  const first = Math.max(ovulationDay + 1, elapsed);
  const last = Math.max(ovulationDay, elapsed) + DAYS_LOOKED_AHEAD;
  const densityAt = skewedDensities(scale, TAILS);
  const densities = Array.from({ length: last - first + 1 }, (_, place) =>
    densityAt(first + place - ovulationDay - mean),
  );
  return toLengthOdds(first, densities);
}
