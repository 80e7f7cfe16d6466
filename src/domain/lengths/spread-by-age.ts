/**
 * Mean within-woman standard deviation in days, without PCOS (Li et al., npj Digit Med 2023, Apple
 * Women's Health Study). From 20 to 44, where it hardly changes, the figure of 35 to 39.
 */
const UNEVENNESS = [
  { below: 20, days: 5.33 },
  { below: 45, days: 3.79 },
  { below: 50, days: 5.42 },
  { below: Number.POSITIVE_INFINITY, days: 11.19 },
] as const;

/** The women of the fit were 33 on average. */
const OF_THE_FITTED = 3.79;

/** Relative to 20–44; 1 for an unknown age. @example spreadFactor(47) // 1.43 */
export function spreadFactor(age: number | null): number {
  if (age === null) return 1;
  const band = UNEVENNESS.find(({ below }) => age < below);
  return (band?.days ?? OF_THE_FITTED) / OF_THE_FITTED;
}
