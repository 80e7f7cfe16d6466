import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LabResult } from "#contract/entries/labs.ts";
import type { DayMeasures } from "#contract/entries/measures.ts";
import { type CalendarDay, FIRST_DAY, isCalendarDay } from "#domain/days/calendar-day.ts";
import { loggedTests } from "#domain/labs/lab-readings.ts";
import { labValueIn } from "#domain/labs/lab-units.ts";
import { asMeasured, glucoseAsMeasured } from "#domain/labs/measures/measure-precision.ts";
import { usualRange } from "#domain/labs/usual-range.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import {
  type MeasureProblems,
  type Measures,
  measureFields,
  measuresOf,
  problemsOf,
  type TypedNumbers,
  typedOf,
  unitOf,
} from "#web/entry/measures/typed-measures.ts";
import { dayNumber } from "#web/i18n/time-axis.ts";

export const measures = [
  "fastingGlucose",
  "hba1c",
  "insulin",
  "bloodPressure",
  "weight",
  "waistCircumference",
] as const;
export type Measure = (typeof measures)[number];

export interface MeasureLine {
  readonly part: "value" | "systolic" | "diastolic";
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface MeasureView {
  readonly unit: string;
  readonly lines: readonly MeasureLine[];
  /** Upper end of the usual range; `null` if no range applies to everyone. */
  readonly usualBelow: number | null;
  readonly highFrom: readonly number[];
  readonly source: string | null;
  readonly rows: readonly { readonly day: CalendarDay; readonly value: string }[];
}

/** Adds laboratory results of the measured tests, which replace the day's own measure. */
export function withResults(
  entries: readonly DayMeasures[],
  results: readonly LabResult[],
): DayMeasures[] {
  const days = new Map(entries.map((entry) => [entry.date, entry]));
  for (const { id, date, test, value, unit, comparator } of results) {
    const logged = loggedTests.find((one) => one.test === test);
    if (logged === undefined || comparator !== undefined) continue;
    const converted = labValueIn(test, value, unit, logged.unit);
    if (converted === null) continue;
    days.set(date, { id, ...days.get(date), date, [logged.field]: converted });
  }
  return [...days.values()];
}

type Part = Exclude<Measure, "bloodPressure"> | "systolic" | "diastolic";
const isPressure = (part: Part) => part === "systolic" || part === "diastolic";

export function measureView(
  measure: Measure,
  entries: readonly DayMeasures[],
  glucoseUnit: GlucoseUnit,
): MeasureView {
  const inUnit = (value: number) => shownIn(measure, value, glucoseUnit);
  const ordered = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  const parts: readonly Part[] =
    measure === "bloodPressure" ? ["systolic", "diastolic"] : [measure];
  const ranges = parts.flatMap((part) => usualRange(part) ?? []);
  const [range] = ranges;
  return {
    unit: unitOf(measure, glucoseUnit),
    lines: parts.map((part) => ({
      part: isPressure(part) ? part : "value",
      points: ordered.flatMap((entry) => {
        const value = isPressure(part) ? entry.bloodPressure?.[part] : entry[part];
        return value === undefined ? [] : [{ x: dayNumber(entry.date), y: inUnit(value) }];
      }),
    })),
    usualBelow: range?.below == null ? null : inUnit(range.below),
    highFrom: ranges.map(({ highFrom }) => inUnit(highFrom)),
    source: range?.source ?? null,
    rows: ordered.toReversed().flatMap((entry) => {
      const value = valueText(measure, entry, glucoseUnit);
      return value === null ? [] : [{ day: entry.date, value }];
    }),
  };
}

export function valueText(
  measure: Measure,
  entry: Omit<DayMeasures, "id">,
  glucoseUnit: GlucoseUnit,
): string | null {
  if (measure === "bloodPressure") {
    const { bloodPressure } = entry;
    return bloodPressure === undefined
      ? null
      : `${bloodPressure.systolic}/${bloodPressure.diastolic}`;
  }
  const value = entry[measure];
  if (value === undefined) return null;
  return String(shownIn(measure, value, glucoseUnit));
}

const shownIn = (measure: Measure, value: number, glucoseUnit: GlucoseUnit) =>
  measure === "fastingGlucose"
    ? glucoseAsMeasured(value, glucoseUnit)
    : asMeasured(value, unitOf(measure, glucoseUnit));

export interface EntryDraft {
  readonly date: string;
  readonly typed: TypedNumbers;
}

export const draftOf = (date: string, day: DayMeasures | null, unit: GlucoseUnit): EntryDraft => ({
  date,
  typed: typedOf(day, unit),
});

export function draftForDay(
  draft: EntryDraft,
  base: DayMeasures | null,
  { date, day }: { readonly date: string; readonly day: DayMeasures | null },
  glucoseUnit: GlucoseUnit,
): EntryDraft {
  const before = draftOf(draft.date, base, glucoseUnit).typed;
  const own = measureFields.filter((field) => draft.typed[field] !== before[field]);
  const typed = Object.fromEntries(own.map((field) => [field, draft.typed[field]]));
  return { date, typed: { ...draftOf(date, day, glucoseUnit).typed, ...typed } };
}

export type EntryProblems = MeasureProblems & { readonly date?: MessageDescriptor };

export type ReadDraft =
  | { readonly kind: "invalid"; readonly problems: EntryProblems }
  | { readonly kind: "empty" }
  | { readonly kind: "entry"; readonly date: CalendarDay; readonly measures: Measures };

export function readDraft(
  { date, typed }: EntryDraft,
  unit: GlucoseUnit,
  today: CalendarDay,
): ReadDraft {
  const problems = { ...dateProblem(date, today), ...problemsOf(typed, unit) };
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  const measured = measuresOf(typed, unit);
  if (Object.keys(measured).length === 0) return { kind: "empty" };
  return { kind: "entry", date: date as CalendarDay, measures: measured };
}

function dateProblem(date: string, today: CalendarDay): Pick<EntryProblems, "date"> {
  if (!isCalendarDay(date) || date < FIRST_DAY) return { date: msg`Choose a date.` };
  return date > today ? { date: msg`Choose today or an earlier day.` } : {};
}
