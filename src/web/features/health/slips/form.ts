import { unitWritten } from "#web/readers/slips/numbers.ts";
import type { FoundResult } from "#web/readers/slips/read-slip.ts";
import { draftOf, type ResultDraft } from "../labs/form.ts";

/** What is unclear stays empty, and the form asks for it. */
export function draftOfFound(
  { tests, readings, rangeLow, rangeHigh }: FoundResult,
  { date, laboratory }: { readonly date: string; readonly laboratory: string },
): ResultDraft {
  const test = tests.length === 1 ? (tests[0] ?? "") : "";
  const reading = readings.length === 1 ? readings[0] : undefined;
  return {
    ...draftOf(null),
    date,
    laboratory,
    rangeLow,
    rangeHigh,
    test,
    value: reading?.value ?? "",
    unit: test !== "" && reading ? unitWritten(test, reading.unit) : "",
  };
}
