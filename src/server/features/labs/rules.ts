import type { LabResult } from "#contract/labs.ts";
import { labUnits } from "#domain/lab-units.ts";
import { checkLabValue } from "#domain/lab-value-check.ts";
import { invalidField } from "#server/http/app-error.ts";

/**
 * What a result must be to be kept: one of its test, in a unit of its test, and possible in it.
 * @throws AppError `invalid_input`
 */
export function checkLabResult(result: LabResult): void {
  checkName(result);
  checkUnit(result);
  checkValue(result);
  checkRange(result);
}

function checkName({ test, name }: LabResult): void {
  if (test === "other" && name === undefined) throw invalidField("name", "Enter the test's name.");
  if (test !== "other" && name !== undefined) {
    throw invalidField("name", "Leave the name out: only a test of your own has one.");
  }
}

function checkUnit({ test, unit }: LabResult): void {
  const units = labUnits(test);
  if (units.length > 0 && !units.includes(unit)) {
    throw invalidField("unit", `Choose a unit of this test: ${units.join(", ")}.`);
  }
}

function checkValue({ test, value, unit, comparator }: LabResult): void {
  const check = checkLabValue(test, value, unit, comparator);
  if (check?.kind !== "impossible") return;
  const { min, max, probableUnit } = check;
  throw invalidField(
    "value",
    probableUnit === null
      ? `Enter a number from ${min} to ${max} ${unit}.`
      : `This cannot be in ${unit}. Did you mean ${probableUnit}? Check the unit on the report.`,
  );
}

function checkRange({ rangeLow, rangeHigh }: LabResult): void {
  if (rangeLow !== undefined && rangeHigh !== undefined && rangeHigh < rangeLow) {
    throw invalidField("rangeHigh", "Enter the higher number here: it ends the range.");
  }
}
