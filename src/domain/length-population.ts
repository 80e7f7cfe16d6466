import type { SkewedT } from "./skewed-t.ts";

/**
 * What is believed of the lengths of one kind of women before any is known: typical lengths and
 * personal spreads are log-normal over women, one woman's lengths a skewed t around her own.
 */
export interface LengthPopulation {
  /** Median over women of the typical (commonest) length, days. */
  readonly centre: number;
  /** Standard deviation over women of its logarithm. */
  readonly centreSpread: number;
  /** Median over women of the personal spread (scale of the skewed t), days, at that centre. */
  readonly spread: number;
  /** Standard deviation over women of its logarithm. */
  readonly spreadSpread: number;
  /** How the personal spread grows with the typical length: the exponent. */
  readonly spreadGrowth: number;
  readonly shape: SkewedT;
  /** What one cycle's evidence keeps of its weight with each later cycle, 0–1. */
  readonly memory: number;
  /** The typical lengths and personal spreads that are reckoned with, days. */
  readonly grid: LengthGridPlan;
}

export interface LengthGridPlan {
  readonly shortest: number;
  readonly longest: number;
  readonly step: number;
  readonly spreads: readonly number[];
}

export const MONTHLY: LengthPopulation = {
  centre: 27.9,
  centreSpread: 0.08,
  spread: 1.8,
  spreadSpread: 0.35,
  spreadGrowth: 2.5,
  shape: { freedom: 5.5, skew: 1.22 },
  memory: 0.95,
  grid: {
    shortest: 18,
    longest: 46,
    step: 0.5,
    spreads: [0.7, 0.95, 1.25, 1.6, 2, 2.5, 3.1, 3.9, 4.9, 6.2, 8, 11],
  },
};

export const INFREQUENT: LengthPopulation = {
  centre: 44,
  centreSpread: 0.35,
  spread: 12,
  spreadSpread: 0.6,
  spreadGrowth: 1,
  shape: { freedom: 12, skew: 1.1 },
  memory: 0.95,
  grid: {
    shortest: 20,
    longest: 150,
    step: 2,
    spreads: [1.5, 2.3, 3.4, 5, 7, 9.5, 13, 18, 25, 36],
  },
};

export const ERRATIC: LengthPopulation = {
  centre: 34,
  centreSpread: 0.2,
  spread: 7,
  spreadSpread: 0.45,
  spreadGrowth: 1,
  shape: { freedom: 3, skew: 2.5 },
  memory: 0.95,
  grid: {
    shortest: 20,
    longest: 70,
    step: 2,
    spreads: [1.5, 2.3, 3.4, 5, 7, 9.5, 13, 18],
  },
};
