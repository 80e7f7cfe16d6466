import { LUTEAL, type LutealPopulation } from "../ovulation/luteal-length.ts";
import { ANY_TEMPERATURES, type TemperatureBelief } from "./temperature-evidence.ts";

export type SignKind = "temperature" | "mucus" | "test" | "wearable";

/** Cycles, fractions included, in which a sign misled or informed (a beta distribution). */
export interface Doubt {
  readonly misled: number;
  readonly informed: number;
}

export interface SignBelief {
  readonly temperature: TemperatureBelief;
  /** Luteal length in days: the mean, and the variance of the belief about the mean. */
  readonly luteal: { readonly mean: number; readonly variance: number };
  /** The doubt that a kind of sign says nothing about ovulation in a cycle. */
  readonly doubts: Readonly<Record<SignKind, Doubt>>;
  /** The doubt that a cycle had an ovulation at all. */
  readonly anovulation: Doubt;
}

/**
 * By temperature and test: 12.4 days on average in 612,613 cycles (Bull et al., npj Digit Med
 * 2019;2:83). Those of `LUTEAL` belong to fertility monitors; their spread is the same.
 */
const BY_SIGNS: LutealPopulation = {
  mean: 12.4,
  betweenWomen: LUTEAL.betweenWomen,
  withinWoman: 1.5,
};

/**
 * Prior shares of cycles in which one kind of sign, or all of them, mislead. No rise was seen in 2%
 * of ovulatory cycles (Ecochard et al., BJOG 2001;108:822) and in 20% (Moghissi 1976). These are
 * higher: the first chart of a woman whose signs show nothing does no harm, and others lose next to
 * nothing (docs/decisions/044).
 */
const SHARE_MISLED = { usual: 0.4, pcos: 0.6 } as const;
const SHARE_ANOVULATORY = { usual: 0.25, pcos: 0.5 } as const;

/** The number of observed cycles that equals the prior's weight. */
const CYCLES_OF_DOUBT = 2;

const doubtOf = (share: number): Doubt => ({
  misled: share * CYCLES_OF_DOUBT,
  informed: (1 - share) * CYCLES_OF_DOUBT,
});

/** @example shareMisled({ misled: 0.8, informed: 1.2 }) // 0.4 */
export const shareMisled = ({ misled, informed }: Doubt) => misled / (misled + informed);

/** Updates a doubt after a cycle with the probability that the sign misled in it. */
export const afterDoubt = ({ misled, informed }: Doubt, probability: number): Doubt => ({
  misled: misled + probability,
  informed: informed + 1 - probability,
});

/** Returns the belief before any charted cycle. @example anySigns({ hasPcos: false }).luteal.mean // 12.4 */
export function anySigns({ hasPcos }: { readonly hasPcos: boolean }): SignBelief {
  const kind = hasPcos ? "pcos" : "usual";
  const doubt = doubtOf(SHARE_MISLED[kind]);
  return {
    temperature: ANY_TEMPERATURES,
    luteal: { mean: BY_SIGNS.mean, variance: BY_SIGNS.betweenWomen ** 2 },
    doubts: { temperature: doubt, mucus: doubt, test: doubt, wearable: doubt },
    anovulation: doubtOf(SHARE_ANOVULATORY[kind]),
  };
}

/** The user's luteal lengths in the form that `lutealOdds` takes. */
export const lutealOf = ({ luteal }: SignBelief): LutealPopulation => ({
  mean: luteal.mean,
  betweenWomen: Math.sqrt(luteal.variance),
  withinWoman: BY_SIGNS.withinWoman,
});

/** Updates the belief by one cycle's estimate and its variance (a Kalman filter). */
export function afterLuteal(
  { mean, variance }: SignBelief["luteal"],
  seen: { readonly mean: number; readonly variance: number },
): SignBelief["luteal"] {
  const gain = variance / (variance + BY_SIGNS.withinWoman ** 2 + seen.variance);
  return { mean: mean + gain * (seen.mean - mean), variance: variance * (1 - gain) };
}
