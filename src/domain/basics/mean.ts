export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Returns the mean; `null` for an empty list. @example mean([2, 3]) // 2.5 */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return sumOf(values) / values.length;
}

/** Rounds to one decimal, halves upwards. @example toOneDecimal(2.25) // 2.3 */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Returns the mean, rounded to one decimal. @example meanToOneDecimal([2, 2, 3]) // 2.3 */
export function meanToOneDecimal(values: readonly number[]): number | null {
  const average = mean(values);
  return average === null ? null : toOneDecimal(average);
}
