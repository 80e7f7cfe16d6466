import { type LengthOdds, toLengthOdds } from "./length-odds.ts";
import { skewedDensity } from "./skewed-t.ts";

/**
 * The days from ovulation to the next period. Measured on the cycles of Fehring et al. (JOGNN
 * 2006;35:376), ovulation by fertility monitor: mean 13.1, women's own means differ by 1.5 (standard
 * deviation), one woman's cycles by 1.45.
 */
const LUTEAL = { mean: 13, betweenWomen: 1.5, withinWoman: 1.45 } as const;

/** Shorter or longer ones are most often an ovulation day that was not hers. Days. */
const BELIEVABLE_LUTEAL = { shortest: 5, longest: 20 } as const;

/** Heavy tails: some ovulation days are misread. With them a scale of 0.8 has the spread above. */
const TAILS = { freedom: 4.5, skew: 1 } as const;
const SCALE_OF_SPREAD = 0.8;

/** How far past today, or past a luteal phase, the forecast looks. Days. */
const DAYS_LOOKED_AHEAD = 60;

/**
 * Her own luteal length in days, shrunken to the population's by how few are known, and how unsure
 * that is (a standard deviation, in days).
 * @example personalLuteal([12, 12, 11]) // { mean: 12.0, unsure: 0.73 }
 */
export function personalLuteal(lutealLengths: readonly number[]): {
  readonly mean: number;
  readonly unsure: number;
} {
  const believable = lutealLengths.filter(
    (length) => length >= BELIEVABLE_LUTEAL.shortest && length <= BELIEVABLE_LUTEAL.longest,
  );
  const ownWeight = believable.length / LUTEAL.withinWoman ** 2;
  const othersWeight = 1 / LUTEAL.betweenWomen ** 2;
  const own = believable.reduce((sum, length) => sum + length, 0) / LUTEAL.withinWoman ** 2;
  return {
    mean: (own + LUTEAL.mean * othersWeight) / (ownWeight + othersWeight),
    unsure: Math.sqrt(1 / (ownWeight + othersWeight)),
  };
}

/**
 * How probable each length of the running cycle is once its ovulation is confirmed on cycle day
 * `ovulationDay` (1 the first), given that no period has come in `elapsed` days.
 * @example oddsAfterOvulation({ ovulationDay: 17, lutealLengths: [12, 12], elapsed: 20 })
 */
export function oddsAfterOvulation({
  ovulationDay,
  lutealLengths,
  elapsed,
}: {
  readonly ovulationDay: number;
  readonly lutealLengths: readonly number[];
  readonly elapsed: number;
}): LengthOdds {
  const { mean, unsure } = personalLuteal(lutealLengths);
  const scale = SCALE_OF_SPREAD * Math.hypot(LUTEAL.withinWoman, unsure);
  const first = Math.max(ovulationDay + 1, elapsed);
  const last = Math.max(ovulationDay, elapsed) + DAYS_LOOKED_AHEAD;
  const densities = Array.from({ length: last - first + 1 }, (_, place) =>
    skewedDensity(first + place - ovulationDay - mean, scale, TAILS),
  );
  return toLengthOdds(first, densities);
}
