import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LabResult, labComparators } from "#contract/labs.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import type { LabTest } from "#domain/lab-tests.ts";
import { labUnits } from "#domain/lab-units.ts";
import { checkLabValue, type LabComparator } from "#domain/lab-value-check.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

/** The form as she typed it. */
export interface ResultDraft {
  readonly test: LabTest | "";
  readonly name: string;
  readonly date: string;
  readonly value: string;
  readonly unit: string;
  readonly rangeLow: string;
  readonly rangeHigh: string;
  readonly laboratory: string;
  readonly notes: string;
}

const EMPTY: Omit<ResultDraft, "date"> = {
  test: "",
  name: "",
  value: "",
  unit: "",
  rangeLow: "",
  rangeHigh: "",
  laboratory: "",
  notes: "",
};

/** A new result's form, or that of a saved one with everything as she typed it. */
export function draftOf(result: LabResult | null, today: CalendarDay): ResultDraft {
  if (result === null) return { ...EMPTY, date: today };
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    test: result.test,
    name: result.name ?? "",
    date: result.date,
    value: `${result.comparator ?? ""}${result.value}`,
    unit: result.unit,
    rangeLow: text(result.rangeLow),
    rangeHigh: text(result.rangeHigh),
    laboratory: result.laboratory ?? "",
    notes: result.notes ?? "",
  };
}

/** The next result of the same report: its date and laboratory stay. */
export const nextDraft = ({ date, laboratory }: ResultDraft): ResultDraft => ({
  ...EMPTY,
  date,
  laboratory,
});

/** The form with another test chosen, in the unit she used for that test last. */
export function withTest(
  draft: ResultDraft,
  test: LabTest,
  results: readonly LabResult[],
): ResultDraft {
  const last = test === "other" ? undefined : results.find((result) => result.test === test);
  return { ...draft, test, unit: last?.unit ?? labUnits(test)[0] ?? "" };
}

interface TypedValue {
  readonly value: number;
  readonly comparator: LabComparator | undefined;
}

/** A comma is a point; "<0.5" and "> 200" are kept. `null` where it cannot be read. */
export function readValue(text: string): TypedValue | null {
  const typed = text.trim();
  const comparator = labComparators.find((sign) => typed.startsWith(sign));
  const value = numberTyped(comparator === undefined ? typed : typed.slice(1));
  return value === null || Number.isNaN(value) ? null : { value, comparator };
}

/** The value with the sign put before it, or taken away where it stood already. */
export function withSign(text: string, sign: LabComparator): string {
  const bare = text.trim().replace(/^[<>]\s*/, "");
  return text.trim().startsWith(sign) ? bare : `${sign}${bare}`;
}

export type ResultProblems = Partial<Record<keyof ResultDraft, MessageDescriptor>>;

type ReadResult =
  | {
      readonly kind: "invalid";
      readonly problems: ResultProblems;
      /** The unit that would fit the number she typed. */
      readonly probableUnit: string | null;
    }
  | {
      readonly kind: "result";
      readonly result: Omit<LabResult, "id">;
      /** It can be so, but this unit would be far more usual: she is asked. */
      readonly probableUnit: string | null;
    };

/** What the form says, or what is wrong with it, field by field. */
export function readResult(draft: ResultDraft, today: CalendarDay): ReadResult {
  const typed = readValue(draft.value);
  const check =
    typed === null || draft.test === ""
      ? null
      : checkLabValue(draft.test, typed.value, draft.unit, typed.comparator);
  const probableUnit = check?.probableUnit ?? null;
  const problems = { ...textProblems(draft, today), ...rangeProblems(draft) };
  if (typed === null) problems.value = msg`Enter the number on the report, such as 5.4 or <0.5.`;
  else if (check?.kind === "impossible") {
    const { min, max } = check;
    const { unit } = draft;
    problems.value =
      probableUnit === null
        ? msg`Enter a number from ${min} to ${max} ${unit}.`
        : msg`This cannot be in ${unit}. Did you mean ${probableUnit}?`;
  }
  if (Object.keys(problems).length > 0 || typed === null || draft.test === "") {
    return { kind: "invalid", problems, probableUnit };
  }
  return { kind: "result", result: resultOf(draft, draft.test, typed), probableUnit };
}

function textProblems(draft: ResultDraft, today: CalendarDay): ResultProblems {
  const problems: ResultProblems = {};
  if (draft.test === "") problems.test = msg`Choose the test.`;
  if (draft.test === "other" && draft.name.trim() === "") {
    problems.name = msg`Enter the test's name.`;
  }
  if (!isCalendarDay(draft.date) || draft.date < "1950-01-01") problems.date = msg`Choose a date.`;
  else if (draft.date > today) problems.date = msg`Choose today or a day before it.`;
  if (draft.test !== "" && draft.unit.trim() === "") {
    problems.unit = msg`Enter the unit on the report.`;
  }
  return problems;
}

/** An end of a range: `undefined` where she typed none, not a number where it cannot be read. */
function rangeEnd(text: string): number | undefined {
  if (text.trim() === "") return undefined;
  const typed = readValue(text);
  return typed === null || typed.comparator !== undefined ? Number.NaN : typed.value;
}

function rangeProblems({ rangeLow, rangeHigh }: ResultDraft): ResultProblems {
  const problems: ResultProblems = {};
  const [low, high] = [rangeEnd(rangeLow), rangeEnd(rangeHigh)];
  if (Number.isNaN(low)) problems.rangeLow = msg`Enter a number, or leave it empty.`;
  if (Number.isNaN(high)) problems.rangeHigh = msg`Enter a number, or leave it empty.`;
  if (low !== undefined && high !== undefined && high < low) {
    problems.rangeHigh = msg`Enter the higher number here: it ends the range.`;
  }
  return problems;
}

function resultOf(draft: ResultDraft, test: LabTest, typed: TypedValue): Omit<LabResult, "id"> {
  const text = (field: "name" | "laboratory" | "notes") => draft[field].trim() || undefined;
  const fields: Omit<LabResult, "id"> = {
    test,
    date: draft.date as CalendarDay,
    ...typed,
    unit: draft.unit.trim(),
    name: test === "other" ? text("name") : undefined,
    rangeLow: rangeEnd(draft.rangeLow),
    rangeHigh: rangeEnd(draft.rangeHigh),
    laboratory: text("laboratory"),
    notes: text("notes"),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as typeof fields;
}
