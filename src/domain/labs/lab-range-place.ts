import type { LabReading } from "./lab-readings.ts";

/** "unclear": a result such as "<0.5" could lie on either side of a bound. */
export type RangePlace = "inside" | "above" | "below" | "unclear" | "no-range";

/**
 * By the laboratory's own range, bounds included. Not a verdict: the cycle day matters.
 * @example placeInRange({ value: 2.4, comparator: null, rangeLow: 0.3, rangeHigh: 1.9 }) // "above"
 */
export function placeInRange({
  value,
  comparator,
  rangeLow,
  rangeHigh,
}: Pick<LabReading, "value" | "comparator" | "rangeLow" | "rangeHigh">): RangePlace {
  if (rangeLow === null && rangeHigh === null) return "no-range";
  const [low, high] = [rangeLow ?? Number.NEGATIVE_INFINITY, rangeHigh ?? Number.POSITIVE_INFINITY];
  switch (comparator) {
    case null:
      return placeOfNumber(value, low, high);
    case "<":
      if (value <= low) return "below";
      return rangeLow === null && value <= high ? "inside" : "unclear";
    case ">":
      if (value >= high) return "above";
      return rangeHigh === null && value >= low ? "inside" : "unclear";
  }
}

function placeOfNumber(value: number, low: number, high: number): RangePlace {
  if (value < low) return "below";
  return value > high ? "above" : "inside";
}
