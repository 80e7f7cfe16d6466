import { placeInRange } from "./lab-range-place.ts";
import type { LabReading } from "./lab-readings.ts";
import { labValueIn } from "./lab-units.ts";
import { labUsualRange } from "./lab-usual-range.ts";

type Result = Pick<LabReading, "test" | "value" | "comparator" | "unit" | "rangeLow" | "rangeHigh">;

/**
 * Whether a clinician should see this result first: it lies outside the laboratory's own range, or,
 * where none was typed, at or past the published one of all adults. A place in a list, no verdict.
 * @example isOutsideUsual({ test: "hba1c", value: 6.1, unit: "%", … }) // true
 */
export function isOutsideUsual(result: Result): boolean {
  const place = placeInRange(result);
  if (place !== "no-range") return place === "above" || place === "below";
  const range = labUsualRange(result.test);
  if (range === null || result.comparator === "<") return false;
  const value = labValueIn(result.test, result.value, result.unit, range.unit);
  return value !== null && value >= (range.below ?? range.highFrom);
}
