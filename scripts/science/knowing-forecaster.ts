import { type LengthOdds, toLengthOdds } from "#domain/lengths/length-odds.ts";

/** The true distribution of a simulated population. Days. */
export interface KnownPopulation {
  readonly means: readonly number[];
  /** Unnormalised probability of a mean. */
  readonly meanDensity: (mean: number) => number;
  /** Probability of a length given the mean; sums to about 1 over all lengths. */
  readonly lengthDensity: (length: number, mean: number) => number;
}

const LONGEST = 260;

/** Infers only the individual woman (Bayes' rule): on average nothing can do better. */
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
