import type { LabReading } from "./lab-readings.ts";

/**
 * Where a result lies against the range printed beside it. "unclear" is a result such as "<0.5"
 * that could lie on either side of an end; "no-range" has nothing to lie against.
 */
export type RangePlace = "inside" | "above" | "below" | "unclear" | "no-range";

/**
 * Where a result lies against the laboratory's own range, both ends included. It is what the
 * report says, and no verdict: laboratories differ, and the day of the cycle matters.
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
      if (value < low) return "below";
      return value > high ? "above" : "inside";
    case "<":
      if (value <= low) return "below";
      return rangeLow === null && value <= high ? "inside" : "unclear";
    case ">":
      if (value >= high) return "above";
      return rangeHigh === null && value >= low ? "inside" : "unclear";
  }
}
