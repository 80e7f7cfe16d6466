/**
 * A belief about one woman's cycle lengths: a typical length, how surely it is known, and her own
 * spread around it. Its prediction for the next length is a Student t (normal lengths, mean and
 * variance both unknown: normal–inverse-gamma; Gelman et al., Bayesian Data Analysis, §3.3).
 */
export interface LengthBelief {
  /** Typical length, days. */
  readonly centre: number;
  /** How many cycles' worth of evidence the centre rests on. */
  readonly centreEvidence: number;
  /** Spread from cycle to cycle, days. */
  readonly spread: number;
  /** How many cycles' worth of evidence the spread rests on. */
  readonly spreadEvidence: number;
}

/** A belief and how far it is trusted against the others; trusts sum to 1. */
export interface WeighedBelief {
  readonly trust: number;
  readonly belief: LengthBelief;
}

/** Density of the next length at `length` days, up to a constant shared by all lengths. */
function relativeDensity(belief: LengthBelief, length: number): number {
  const scale = belief.spread * Math.sqrt(1 + 1 / belief.centreEvidence);
  const distance = (length - belief.centre) / scale;
  const power = -(belief.spreadEvidence + 1) / 2;
  return (1 + (distance * distance) / belief.spreadEvidence) ** power;
}

/** Probability of each of `lengths` being the next one; sums to 1. */
function oddsOf(belief: LengthBelief, lengths: readonly number[]): number[] {
  const densities = lengths.map((length) => relativeDensity(belief, length));
  const total = densities.reduce((sum, density) => sum + density, 0);
  return densities.map((density) => density / total);
}

function learn(belief: LengthBelief, length: number): LengthBelief {
  const { centre, centreEvidence, spread, spreadEvidence } = belief;
  const surprise = (length - centre) ** 2 * (centreEvidence / (centreEvidence + 1));
  return {
    centre: (centreEvidence * centre + length) / (centreEvidence + 1),
    centreEvidence: centreEvidence + 1,
    spread: Math.sqrt((spreadEvidence * spread ** 2 + surprise) / (spreadEvidence + 1)),
    spreadEvidence: spreadEvidence + 1,
  };
}

/**
 * What the beliefs become after one more cycle of `length` days: each learns from it, and gains
 * trust as far as it had expected it. `lengths` are the lengths thought possible, in days.
 * @example afterCycle(beliefs, 31, possibleLengths)
 */
export function afterCycle(
  beliefs: readonly WeighedBelief[],
  length: number,
  lengths: readonly number[],
): WeighedBelief[] {
  const place = lengths.indexOf(length);
  const weighed = beliefs.map(({ trust, belief }) => ({
    trust: trust * (oddsOf(belief, lengths)[place] ?? 0),
    belief: learn(belief, length),
  }));
  const total = weighed.reduce((sum, { trust }) => sum + trust, 0);
  return weighed.map(({ trust, belief }) => ({ trust: trust / total, belief }));
}

/**
 * Probability of each of `lengths` (days) being her next cycle's, in the same order; sums to 1.
 * @example lengthOdds(beliefs, [27, 28, 29])
 */
export function lengthOdds(
  beliefs: readonly WeighedBelief[],
  lengths: readonly number[],
): number[] {
  const parts = beliefs.map(({ trust, belief }) =>
    oddsOf(belief, lengths).map((probability) => trust * probability),
  );
  return lengths.map((_, place) => parts.reduce((sum, part) => sum + (part[place] ?? 0), 0));
}
