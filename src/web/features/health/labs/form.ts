import { labResultProblems } from "#contract/entries/lab-result-problems.ts";
import { type LabResult, labComparators, saveLabResult } from "#contract/entries/labs.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { labUnits } from "#domain/labs/lab-units.ts";
import { checkLabValue, type LabComparator } from "#domain/labs/lab-value-check.ts";
import { filled, notInFuture } from "#web/entry/drafts/use-draft.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";

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

/** No preset date: blood is rarely taken on the day of typing. */
const EMPTY: ResultDraft = {
  test: "",
  name: "",
  date: "",
  value: "",
  unit: "",
  rangeLow: "",
  rangeHigh: "",
  laboratory: "",
  notes: "",
};

export function draftOf(result: LabResult | null): ResultDraft {
  if (result === null) return EMPTY;
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

export const nextDraft = ({ date, laboratory }: ResultDraft): ResultDraft => ({
  ...EMPTY,
  date,
  laboratory,
});

export function withTest(
  draft: ResultDraft,
  test: LabTest,
  results: readonly LabResult[],
): ResultDraft {
  const last = test === "other" ? undefined : results.find((result) => result.test === test);
  return { ...draft, test, unit: last?.unit ?? labUnits(test)[0] ?? "" };
}

export function readValue(text: string) {
  const typed = text.trim();
  const comparator = labComparators.find((sign) => typed.startsWith(sign));
  const value = numberTyped(comparator === undefined ? typed : typed.slice(1));
  return value === null || Number.isNaN(value) ? null : { value, comparator };
}

export function withSign(text: string, sign: LabComparator): string {
  const bare = text.trim().replace(/^[<>]\s*/, "");
  return text.trim().startsWith(sign) ? bare : `${sign}${bare}`;
}

export const bodyOf = ({ name, value, rangeLow, rangeHigh, ...rest }: ResultDraft) =>
  filled({
    ...rest,
    ...readValue(value),
    name: rest.test === "other" ? name : undefined,
    rangeLow: numberTyped(rangeLow),
    rangeHigh: numberTyped(rangeHigh),
  });

export function probableUnitOf({ test, value, unit }: ResultDraft): string | null {
  const typed = readValue(value);
  if (typed === null || test === "") return null;
  return checkLabValue(test, typed.value, unit, typed.comparator)?.probableUnit ?? null;
}

export function problemsOf(draft: ResultDraft, today: CalendarDay) {
  const { data } = saveLabResult.request.body.safeParse(bodyOf(draft));
  return [notInFuture("date", draft.date, today), ...(data ? labResultProblems(data) : [])];
}
