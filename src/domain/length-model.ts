/**
 * A belief about one woman's cycle lengths: a typical length, her own spread around it, and how
 * much evidence each rests on, counted in cycles. It predicts the next length as a Student t
 * distribution (normal lengths of unknown mean and variance: Gelman et al., Bayesian Data Analysis,
 * 3rd ed., §3.3).
 */
export interface LengthBelief {
  /** Typical length, days. */
  readonly centre: number;
  readonly centreEvidence: number;
  /** Scale of the differences from cycle to cycle, days. */
  readonly spread: number;
  readonly spreadEvidence: number;
}

/** A belief and how far it is trusted against the others; trusts sum to 1. */
export interface WeighedBelief {
  readonly trust: number;
  readonly belief: LengthBelief;
}

/** Lengths, in days, over which the beliefs are compared: the longest cycle that may be stored. */
const COMPARED_LENGTHS = { first: 15, last: 180 } as const;

/** How far `length` lies from what the belief expects, in units of its predictive scale. */
function surprise(belief: LengthBelief, length: number): number {
  return (length - belief.centre) / (belief.spread * Math.sqrt(1 + 1 / belief.centreEvidence));
}

function relativeDensity(belief: LengthBelief, length: number): number {
  const { spreadEvidence } = belief;
  return (1 + surprise(belief, length) ** 2 / spreadEvidence) ** (-(spreadEvidence + 1) / 2);
}

function densityOf(belief: LengthBelief): (length: number) => number {
  let total = 0;
  for (let length = COMPARED_LENGTHS.first; length <= COMPARED_LENGTHS.last; length += 1) {
    total += relativeDensity(belief, length);
  }
  return (length) => relativeDensity(belief, length) / total;
}

/**
 * The belief after one more cycle. A cycle far from all expectation teaches less, so that one
 * missed log does not overturn it (weights of the t distribution: Lange, Little and Taylor, J Am
 * Stat Assoc 1989;84:881).
 */
function learn(belief: LengthBelief, length: number): LengthBelief {
  const { centre, centreEvidence, spread, spreadEvidence } = belief;
  const squaredSurprise = surprise(belief, length) ** 2;
  const weight = Math.min(1, (spreadEvidence + 1) / (spreadEvidence + squaredSurprise));
  const distance = length - centre;
  const newCentreEvidence = centreEvidence + weight;
  const newSpreadEvidence = spreadEvidence + weight;
  const addedSquares = (weight * distance ** 2 * centreEvidence) / newCentreEvidence;
  return {
    centre: centre + (weight * distance) / newCentreEvidence,
    centreEvidence: newCentreEvidence,
    spread: Math.sqrt((spreadEvidence * spread ** 2 + addedSquares) / newSpreadEvidence),
    spreadEvidence: newSpreadEvidence,
  };
}

/**
 * What the beliefs become after one more cycle of `length` days: each learns from it, and gains
 * trust as far as it had expected it.
 * @example afterCycle(beliefs, 31)
 */
export function afterCycle(beliefs: readonly WeighedBelief[], length: number): WeighedBelief[] {
  const weighed = beliefs.map(({ trust, belief }) => ({
    trust: trust * densityOf(belief)(length),
    belief: learn(belief, length),
  }));
  const total = weighed.reduce((sum, { trust }) => sum + trust, 0);
  return weighed.map(({ trust, belief }) => ({ trust: trust / total, belief }));
}

/**
 * How probable each length (whole days) is for her next cycle. Over 15–180 days the answers sum
 * to 1; longer lengths may be asked about too, to compare them with one another.
 * @example lengthProbability(beliefs)(28) // 0.12
 */
export function lengthProbability(beliefs: readonly WeighedBelief[]): (length: number) => number {
  const parts = beliefs.map(({ trust, belief }) => ({ trust, density: densityOf(belief) }));
  return (length) => parts.reduce((sum, { trust, density }) => sum + trust * density(length), 0);
}
