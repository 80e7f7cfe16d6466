/**
 * Returns the arithmetic mean; `null` for an empty list.
 * @example mean([2, 3]) // 2.5
 */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/**
 * Rounds to one decimal, halves upwards.
 * @example toOneDecimal(2.25) // 2.3
 */
export function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
