import { type LengthOdds, toLengthOdds } from "#domain/lengths/length-odds.ts";

/** An invented population as its own makers know it. Days. */
export interface KnownPopulation {
  /** Every mean a woman may have. */
  readonly means: readonly number[];
  /** How probable a mean is, unscaled. */
  readonly meanDensity: (mean: number) => number;
  /** How probable a whole length is for a woman of that mean; sums to about 1 over the lengths. */
  readonly lengthDensity: (length: number, mean: number) => number;
}

const LONGEST = 260;

/**
 * What a forecaster foretells who knows all the figures an invented population was drawn by, and
 * learns only which woman this is (Bayes' rule): none can do better on average.
 * @example knowingOdds(population)([41, 52, 38])
 */
export function knowingOdds(
  population: KnownPopulation,
): (history: readonly number[]) => LengthOdds {
  const { means, meanDensity, lengthDensity } = population;
  const lengths = Array.from({ length: LONGEST }, (_, place) => place + 1);
  const prior = means.map(meanDensity);
  const table = means.map((mean) => lengths.map((length) => lengthDensity(length, mean)));
  return (history) => {
    const weights = prior.map((weight, place) =>
      history.reduce((product, length) => product * (table[place]?.[length - 1] ?? 0), weight),
    );
    const densities = lengths.map((_, length) =>
      weights.reduce((sum, weight, place) => sum + weight * (table[place]?.[length] ?? 0), 0),
    );
    return toLengthOdds(1, densities);
  };
}
