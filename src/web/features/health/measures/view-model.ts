import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Metabolic, metabolicBounds, PULSE_PRESSURE_MIN } from "#contract/measures.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { glucoseInMilligrams, glucoseInMillimoles } from "#domain/glucose-units.ts";
import { type ChartedMeasure, usualRange } from "#domain/usual-range.ts";
import { dayNumber } from "#web/i18n/time-axis.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

export type GlucoseUnit = "mmol/L" | "mg/dL";

export const measures = [
  "fastingGlucose",
  "hba1c",
  "insulin",
  "bloodPressure",
  "weight",
  "waistCircumference",
] as const;
export type Measure = (typeof measures)[number];

/** One line of a measure's chart: blood pressure has two. */
export interface MeasureLine {
  readonly part: "value" | "systolic" | "diastolic";
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface MeasureView {
  readonly unit: string;
  readonly lines: readonly MeasureLine[];
  /** Usual values lie below; `null` where no range holds for everyone. */
  readonly usualBelow: number | null;
  /** From here a clinician looks further: one value, or one for each line. */
  readonly highFrom: readonly number[];
  readonly source: string | null;
  /** Newest first. */
  readonly rows: readonly { readonly day: CalendarDay; readonly value: string }[];
}

export function unitOf(measure: Measure, glucoseUnit: GlucoseUnit): string {
  const units: Record<Measure, string> = {
    fastingGlucose: glucoseUnit,
    hba1c: "%",
    insulin: "µU/mL",
    bloodPressure: "mmHg",
    weight: "kg",
    waistCircumference: "cm",
  };
  return units[measure];
}

const shownGlucose = (milligrams: number, unit: GlucoseUnit) =>
  unit === "mmol/L" ? Math.round(glucoseInMillimoles(milligrams) * 10) / 10 : milligrams;

/** A measure's values over time, with what a chart may draw behind them; glucose in her unit. */
export function measureView(
  measure: Measure,
  entries: readonly Metabolic[],
  glucoseUnit: GlucoseUnit,
): MeasureView {
  const shown = (value: number) =>
    measure === "fastingGlucose" ? shownGlucose(value, glucoseUnit) : value;
  const ordered = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  const lineOf = (part: MeasureLine["part"], read: (entry: Metabolic) => number | undefined) => ({
    part,
    points: ordered.flatMap((entry) => {
      const value = read(entry);
      return value === undefined ? [] : [{ x: dayNumber(entry.date), y: shown(value) }];
    }),
  });
  const parts: readonly ChartedMeasure[] =
    measure === "bloodPressure" ? ["systolic", "diastolic"] : [measure];
  const ranges = parts.flatMap((part) => usualRange(part) ?? []);
  const [range] = ranges;
  return {
    unit: unitOf(measure, glucoseUnit),
    lines:
      measure === "bloodPressure"
        ? [
            lineOf("systolic", ({ bloodPressure }) => bloodPressure?.systolic),
            lineOf("diastolic", ({ bloodPressure }) => bloodPressure?.diastolic),
          ]
        : [lineOf("value", (entry) => entry[measure])],
    usualBelow: range?.below == null ? null : shown(range.below),
    highFrom: ranges.map(({ highFrom }) => shown(highFrom)),
    source: range?.source ?? null,
    rows: ordered.toReversed().flatMap((entry) => {
      const value = valueText(measure, entry, glucoseUnit);
      return value === null ? [] : [{ day: entry.date, value }];
    }),
  };
}

/** A measure of one day as it is written, without its unit; `null` where it was not taken. */
export function valueText(
  measure: Measure,
  entry: Metabolic,
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
  return String(measure === "fastingGlucose" ? shownGlucose(value, glucoseUnit) : value);
}

export const typedFields = [
  "fastingGlucose",
  "hba1c",
  "systolic",
  "diastolic",
  "weight",
  "waistCircumference",
  "insulin",
] as const;
export type TypedField = (typeof typedFields)[number];

/** The form: numbers as she typed them, glucose in her unit. */
export interface EntryDraft {
  readonly date: string;
  readonly typed: Readonly<Record<TypedField, string>>;
}

export function draftOf(
  date: string,
  entry: Metabolic | null,
  glucoseUnit: GlucoseUnit,
): EntryDraft {
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  const glucose = entry?.fastingGlucose;
  return {
    date,
    typed: {
      fastingGlucose: text(
        glucose !== undefined && glucoseUnit === "mmol/L" ? glucoseInMillimoles(glucose) : glucose,
      ),
      hba1c: text(entry?.hba1c),
      insulin: text(entry?.insulin),
      systolic: text(entry?.bloodPressure?.systolic),
      diastolic: text(entry?.bloodPressure?.diastolic),
      weight: text(entry?.weight),
      waistCircumference: text(entry?.waistCircumference),
    },
  };
}

/**
 * The form moved to another day. A save replaces a whole day, so what that day holds already comes
 * along wherever she has typed nothing of her own.
 */
export function draftForDay(
  draft: EntryDraft,
  base: Metabolic | null,
  { date, held }: { readonly date: string; readonly held: Metabolic | null },
  glucoseUnit: GlucoseUnit,
): EntryDraft {
  const before = draftOf(draft.date, base, glucoseUnit).typed;
  const own = typedFields.filter((field) => draft.typed[field] !== before[field]);
  const typed = Object.fromEntries(own.map((field) => [field, draft.typed[field]]));
  return { date, typed: { ...draftOf(date, held, glucoseUnit).typed, ...typed } };
}

export type EntryProblems = Partial<Record<TypedField | "date", MessageDescriptor>>;
export type Measures = Omit<Metabolic, "id" | "date">;

export type ReadDraft =
  | { readonly kind: "invalid"; readonly problems: EntryProblems }
  | { readonly kind: "empty" }
  | { readonly kind: "entry"; readonly date: CalendarDay; readonly measures: Measures };

/** In mmol/L the bounds of the contract, which are in mg/dL, rounded inwards. */
const MILLIMOLE_BOUNDS = { min: 1.2, max: 33.3 } as const;

/** What the form says, or what is wrong with it, field by field. */
export function readDraft(
  { date, typed }: EntryDraft,
  glucoseUnit: GlucoseUnit,
  today: CalendarDay,
): ReadDraft {
  const problems: EntryProblems = {};
  if (!isCalendarDay(date) || date < "1950-01-01") problems.date = msg`Choose a date.`;
  else if (date > today) problems.date = msg`Choose today or a day before it.`;
  for (const field of typedFields) {
    const problem = numberProblem(field, typed, glucoseUnit);
    if (problem !== null) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  const measured = measuresOf(typed, glucoseUnit);
  if (Object.keys(measured).length === 0) return { kind: "empty" };
  return { kind: "entry", date: date as CalendarDay, measures: measured };
}

function numberProblem(
  field: TypedField,
  typed: EntryDraft["typed"],
  glucoseUnit: GlucoseUnit,
): MessageDescriptor | null {
  const value = numberTyped(typed[field]);
  const isPressure = field === "systolic" || field === "diastolic";
  if (value === null) {
    const isHalf = isPressure && (typed.systolic.trim() === "") !== (typed.diastolic.trim() === "");
    return isHalf ? msg`Blood pressure needs both values.` : null;
  }
  const isMillimoles = field === "fastingGlucose" && glucoseUnit === "mmol/L";
  const { min, max } = isMillimoles ? MILLIMOLE_BOUNDS : metabolicBounds[field];
  if (!(value >= min && value <= max) || (isPressure && !Number.isInteger(value))) {
    return isPressure
      ? msg`Enter a whole number from ${min} to ${max}.`
      : msg`Enter a number from ${min} to ${max}.`;
  }
  const upper = numberTyped(typed.systolic);
  const isClose = field === "diastolic" && upper !== null && upper < value + PULSE_PRESSURE_MIN;
  return isClose ? msg`Check the two values: the upper is always well above the lower.` : null;
}

function measuresOf(typed: EntryDraft["typed"], glucoseUnit: GlucoseUnit): Measures {
  const glucose = numberTyped(typed.fastingGlucose);
  const systolic = numberTyped(typed.systolic);
  const diastolic = numberTyped(typed.diastolic);
  const all: Measures = {
    fastingGlucose:
      (glucose !== null && glucoseUnit === "mmol/L" ? glucoseInMilligrams(glucose) : glucose) ??
      undefined,
    hba1c: numberTyped(typed.hba1c) ?? undefined,
    insulin: numberTyped(typed.insulin) ?? undefined,
    weight: numberTyped(typed.weight) ?? undefined,
    waistCircumference: numberTyped(typed.waistCircumference) ?? undefined,
    bloodPressure: systolic === null || diastolic === null ? undefined : { systolic, diastolic },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
