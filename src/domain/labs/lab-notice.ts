import { placeInRange } from "./lab-range-place.ts";
import type { LabReading } from "./lab-readings.ts";
import { labValueIn } from "./lab-units.ts";
import { type LabUsualRange, labUsualRange } from "./lab-usual-range.ts";

type Result = Pick<LabReading, "test" | "value" | "comparator" | "unit" | "rangeLow" | "rangeHigh">;

/**
 * Returns whether a result belongs at the top of a clinician's list: it lies outside the
 * laboratory's range or, without one, at or past the published range for adults. Not a verdict.
 * @example isOutsideUsual({ test: "hba1c", value: 6.1, unit: "%", … }) // true
 */
export function isOutsideUsual(result: Result): boolean {
  const place = placeInRange(result);
  if (place !== "no-range") return place === "above" || place === "below";
  const range = labUsualRange(result.test);
  const value = valueIn(range, result);
  return range !== null && value !== null && value >= (range.below ?? range.highFrom);
}

/** The value in the unit of a published range; `null` without a range and for a "<" result. */
function valueIn(range: LabUsualRange | null, { test, value, unit, comparator }: Result) {
  if (range === null || comparator === "<") return null;
  return labValueIn(test, value, unit, range.unit);
}

/**
 * By published ranges for adults; `null` below them and for other tests. Not a diagnosis.
 * @example sugarRange({ test: "hba1c", value: 6.3, unit: "%", … }) // "prediabetes"
 */
export function sugarRange(result: Result): "prediabetes" | "diabetes" | null {
  const range = labUsualRange(result.test);
  const value = valueIn(range, result);
  if (range === null || range.below === null || value === null || value < range.below) return null;
  return value < range.highFrom ? "prediabetes" : "diabetes";
}
