import type { LabResult } from "#contract/labs.ts";
import { labUnits } from "#domain/lab-units.ts";
import { checkLabValue } from "#domain/lab-value-check.ts";
import { invalidField } from "#server/failures/app-error.ts";

/**
 * Validates a laboratory result: name, unit, possible value and range of its test.
 * @throws AppError `invalid_input`
 */
export function checkLabResult(result: LabResult): void {
  checkName(result);
  checkUnit(result);
  checkValue(result);
  checkRange(result);
}

function checkName({ test, name }: LabResult): void {
  if (test === "other" && name === undefined) throw invalidField("name", "required");
  if (test !== "other" && name !== undefined) {
    throw invalidField("name", "must_be_empty");
  }
}

function checkUnit({ test, unit }: LabResult): void {
  const units = labUnits(test);
  if (units.length > 0 && !units.includes(unit)) {
    throw invalidField("unit", "not_an_option", { options: units.join(", ") });
  }
}

function checkValue({ test, value, unit, comparator }: LabResult): void {
  const check = checkLabValue(test, value, unit, comparator);
  if (check?.kind !== "impossible") return;
  const { min, max, probableUnit } = check;
  if (probableUnit !== null) throw invalidField("value", "wrong_unit", { unit, probableUnit });
  throw invalidField("value", value <= min ? "too_small" : "too_big", { min, max, unit });
}

function checkRange({ rangeLow, rangeHigh }: LabResult): void {
  if (rangeLow !== undefined && rangeHigh !== undefined && rangeHigh < rangeLow) {
    throw invalidField("rangeHigh", "not_above_lower");
  }
}

const FRAME = new Set(["id", "date"]);

/**
 * Refuses an entry without any value beside its day: most likely a mistake.
 * @throws AppError `invalid_input`
 */
export function needsAMeasure(entry: object): void {
  if (Object.keys(entry).some((field) => !FRAME.has(field))) return;
  throw invalidField("date", "nothing_filled_in");
}
