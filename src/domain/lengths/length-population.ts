import type { SkewedT } from "../basics/skewed-t.ts";

/**
 * The prior of cycle lengths in one population: typical lengths and personal spreads are log-normal
 * over women, one woman's lengths a skewed t around her typical length.
 */
export interface LengthPopulation {
  /** Median over women of the typical (most common) length, days. */
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
  readonly grid: LengthGrid;
}

export interface LengthGrid {
  /** Typical lengths, ascending, in half days. */
  readonly lengths: readonly number[];
  readonly narrowestSpread: number;
  readonly spreads: number;
  /** Spreads grow by equal factors; an even number of them double it. */
  readonly spreadsPerDoubling: number;
}

const lengthsByStep = (shortest: number, longest: number, step: number) =>
  Array.from(
    { length: Math.round((longest - shortest) / step) + 1 },
    (_, place) => shortest + place * step,
  );

/** Lengths that grow by equal factors, to half days. */
const lengthsByFactor = (shortest: number, longest: number, factor: number) =>
  Array.from(
    { length: Math.round(Math.log(longest / shortest) / Math.log(factor)) + 1 },
    (_, place) => Math.round(shortest * factor ** place * 2) / 2,
  );

/**
 * Fitted by scripts/fit-lengths.ts on the cycles of 102 women (1,061 cycles) of Fehring et al.
 * (JOGNN 2006;35:376, Marquette University) by the mean log score of each woman's next length. Fits
 * without a fifth of the women gave 28.2–28.5, 0.079–0.083, 1.9, 0.27–0.35, 2.2–3.7, 5–6.5 and
 * 1.2–1.3. Healthy women of 18 and more, cycles of 21–42 days on entry.
 */
export const MONTHLY: LengthPopulation = {
  centre: 28.4,
  centreSpread: 0.08,
  spread: 1.9,
  spreadSpread: 0.31,
  spreadGrowth: 2.95,
  shape: { freedom: 5.5, skew: 1.265 },
  grid: {
    lengths: lengthsByStep(18, 46, 0.5),
    narrowestSpread: 0.8,
    spreads: 14,
    spreadsPerDoubling: 4,
  },
};

/**
 * Women with long, irregular cycles. Unproven: there are no public data on cycle lengths with PCOS.
 * Simulations of infrequent cycles assume a typical length of 42–47 days and a spread of about 12.
 * Wide on purpose, so that a user's first own cycles dominate; tested on simulated histories only
 * (docs/predictions.md).
 */
export const INFREQUENT: LengthPopulation = {
  centre: 44,
  centreSpread: 0.3,
  spread: 11.5,
  spreadSpread: 0.55,
  spreadGrowth: 1,
  shape: { freedom: 12, skew: 1.1 },
  grid: {
    lengths: lengthsByFactor(20, 150, 1.045),
    narrowestSpread: 1.6,
    spreads: 10,
    spreadsPerDoubling: 2,
  },
};

/**
 * Women with monthly to six-week cycles and occasional gaps of months (anovulatory spells).
 * Unproven likewise. With the long right tail a gap does not prove a missed log.
 */
export const ERRATIC: LengthPopulation = {
  centre: 34,
  centreSpread: 0.2,
  spread: 8,
  spreadSpread: 0.45,
  spreadGrowth: 1,
  shape: { freedom: 2, skew: 3 },
  grid: {
    lengths: lengthsByStep(20, 70, 2),
    narrowestSpread: 1.6,
    spreads: 8,
    spreadsPerDoubling: 2,
  },
};

/** Two weeks, or half a year. Unproven: so wide that the user's own cycles dominate after two. */
export const UNUSUAL: LengthPopulation = {
  centre: 32,
  centreSpread: 0.9,
  spread: 5,
  spreadSpread: 0.7,
  spreadGrowth: 1,
  shape: { freedom: 5, skew: 1.2 },
  grid: {
    lengths: lengthsByFactor(10, 420, 1.09),
    narrowestSpread: 0.8,
    spreads: 15,
    spreadsPerDoubling: 2,
  },
};
