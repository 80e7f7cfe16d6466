import { labUnits } from "#domain/labs/lab-units.ts";
import { checkLabValue } from "#domain/labs/lab-value-check.ts";
import type { FieldProblem } from "../kernel/errors.ts";
import type { LabResult } from "./labs.ts";

type Result = Pick<
  LabResult,
  "test" | "name" | "value" | "comparator" | "unit" | "rangeLow" | "rangeHigh"
>;

/**
 * Returns problems between fields that are valid alone: the test's unit, and its possible values.
 * For the server on arrival and the web before sending.
 * @example labResultProblems({ test: "hba1c", value: 90, unit: "%" }) // [{ field: "value", code: "wrong_unit", params: { unit: "%", probableUnit: "mmol/mol" } }]
 */
export function labResultProblems(result: Result): FieldProblem[] {
  const { test, name, rangeLow, rangeHigh } = result;
  const problems: FieldProblem[] = [];
  if (test === "other" && name === undefined) problems.push({ field: "name", code: "required" });
  if (test !== "other" && name !== undefined) {
    problems.push({ field: "name", code: "must_be_empty" });
  }
  problems.push(...unitProblem(result), ...valueProblem(result));
  if (rangeLow !== undefined && rangeHigh !== undefined && rangeHigh < rangeLow) {
    problems.push({ field: "rangeHigh", code: "not_above_lower" });
  }
  return problems;
}

function unitProblem({ test, unit }: Result): FieldProblem[] {
  const units = labUnits(test);
  if (units.length === 0 || units.includes(unit)) return [];
  return [{ field: "unit", code: "not_an_option", params: { options: units.join(", ") } }];
}

function valueProblem({ test, value, unit, comparator }: Result): FieldProblem[] {
  const check = checkLabValue(test, value, unit, comparator);
  if (check?.kind !== "impossible") return [];
  const { min, max, probableUnit } = check;
  if (probableUnit !== null) {
    return [{ field: "value", code: "wrong_unit", params: { unit, probableUnit } }];
  }
  const code = value <= min ? "too_small" : "too_big";
  return [{ field: "value", code, params: { min, max, unit } }];
}
