/**
 * How uneven the cycles of women without PCOS are at an age: the mean standard deviation of one
 * woman's cycles, in days (Li et al., npj Digit Med 2023, Apple Women's Health Study). Between 20
 * and 44, where it varies little, the figure of 35 to 39.
 */
const UNEVENNESS = [
  { below: 20, days: 5.33 },
  { below: 45, days: 3.79 },
  { below: 50, days: 5.42 },
  { below: Number.POSITIVE_INFINITY, days: 11.19 },
] as const;

/** The women that personal spreads were fitted on were 33 on average. */
const OF_THE_FITTED = 3.79;

/**
 * How many times as uneven cycles are at an age as between 20 and 44; 1 where no age is known.
 * @example spreadFactor(47) // 1.43
 */
export function spreadFactor(age: number | null): number {
  if (age === null) return 1;
  const band = UNEVENNESS.find(({ below }) => age < below);
  return (band?.days ?? OF_THE_FITTED) / OF_THE_FITTED;
}
