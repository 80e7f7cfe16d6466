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

const scaleOf = ({ spread, centreEvidence }: LengthBelief) =>
  spread * Math.sqrt(1 + 1 / centreEvidence);

/** How far `length` lies from what the belief expects, in units of its predictive scale. */
const surprise = (belief: LengthBelief, length: number) =>
  (length - belief.centre) / scaleOf(belief);

/**
 * Density of the Student t at `length`, per day. Γ((ν+1)/2) / (Γ(ν/2)·√(ν/2)) is taken as
 * 1 − 1/4ν + 1/32ν², good to one part in a thousand for ν of 4 and more.
 */
function density(belief: LengthBelief, length: number): number {
  const { spreadEvidence: freedom } = belief;
  const gammas = 1 - 1 / (4 * freedom) + 1 / (32 * freedom ** 2);
  const tail = (1 + surprise(belief, length) ** 2 / freedom) ** (-(freedom + 1) / 2);
  return (gammas * tail) / (scaleOf(belief) * Math.sqrt(2 * Math.PI));
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
    trust: trust * density(belief, length),
    belief: learn(belief, length),
  }));
  const total = weighed.reduce((sum, { trust }) => sum + trust, 0);
  return weighed.map(({ trust, belief }) => ({ trust: trust / total, belief }));
}

/**
 * How probable it is, per day, that her next cycle has this length in days. Over all lengths it
 * comes to 1; a caller who rules some out shares the rest anew.
 * @example lengthDensity(beliefs, 28) // 0.12
 */
export function lengthDensity(beliefs: readonly WeighedBelief[], length: number): number {
  return beliefs.reduce((sum, { trust, belief }) => sum + trust * density(belief, length), 0);
}
