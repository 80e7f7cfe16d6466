import { placeInRange } from "./lab-range-place.ts";
import type { LabReading } from "./lab-readings.ts";
import { labValueIn } from "./lab-units.ts";
import { type LabUsualRange, labUsualRange } from "./lab-usual-range.ts";

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
  const value = valueIn(range, result);
  return range !== null && value !== null && value >= (range.below ?? range.highFrom);
}

/** The value in the unit of a published range; `null` without one, or for a "less than". */
function valueIn(range: LabUsualRange | null, { test, value, unit, comparator }: Result) {
  if (range === null || comparator === "<") return null;
  return labValueIn(test, value, unit, range.unit);
}

/**
 * Where a sugar result lies in the published ranges of all adults; `null` below them, and for any
 * other test. A place in a range, no diagnosis.
 * @example sugarRange({ test: "hba1c", value: 6.3, unit: "%", … }) // "prediabetes"
 */
export function sugarRange(result: Result): "prediabetes" | "diabetes" | null {
  const range = labUsualRange(result.test);
  const value = valueIn(range, result);
  if (range === null || range.below === null || value === null || value < range.below) return null;
  return value < range.highFrom ? "prediabetes" : "diabetes";
}
