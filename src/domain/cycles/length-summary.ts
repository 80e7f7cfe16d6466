import { mean, toOneDecimal } from "../basics/mean.ts";
import { EVEN_CYCLES } from "./norms/usual-cycle.ts";

/** A summary of lengths in days. Whether a mean is meaningful depends on their spread. */
export type LengthSummary =
  | { readonly kind: "mean"; readonly mean: number }
  | {
      readonly kind: "range";
      readonly median: number;
      readonly shortest: number;
      readonly longest: number;
    };

/** Returns the median to one decimal; `null` without values. @example medianOf([28, 31, 75]) // 31 */
export function medianOf(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lower === undefined || upper === undefined) return null;
  return toOneDecimal((lower + upper) / 2);
}

/**
 * Returns the mean to one decimal, or range and median if shortest and longest lie more than 9 days
 * apart: a mean of 30, 120, 32, 130 and 31 would describe none.
 * @example lengthSummary([28, 75, 31]) // { kind: "range", median: 31, shortest: 28, longest: 75 }
 */
export function lengthSummary(lengths: readonly number[]): LengthSummary | null {
  const average = mean(lengths);
  if (average === null) return null;
  const sorted = lengths.toSorted((one, other) => one - other);
  const [shortest, longest] = [sorted[0] ?? average, sorted.at(-1) ?? average];
  if (longest - shortest <= EVEN_CYCLES.borderlineUpTo) {
    return { kind: "mean", mean: toOneDecimal(average) };
  }
  return { kind: "range", median: medianOf(sorted) ?? average, shortest, longest };
}
