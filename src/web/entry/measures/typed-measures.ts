import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type DayMeasures, measureBounds, PULSE_PRESSURE_MIN } from "#contract/entries/measures.ts";
import { TEMPERATURE_MAX, TEMPERATURE_MIN } from "#contract/entries/ovulation.ts";
import { glucoseInMilligrams, glucoseInMillimoles } from "#domain/labs/glucose-units.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import type { Labels } from "#web/words/labels.ts";
import type { GlucoseUnit } from "./glucose-unit.ts";

export const measureFields = [
  "fastingGlucose",
  "insulin",
  "hba1c",
  "weight",
  "waistCircumference",
  "systolic",
  "diastolic",
] as const;
export type MeasureField = (typeof measureFields)[number];
export type NumberField = MeasureField | "basalBodyTemp";

/** Numbers as typed; empty string for an empty field. */
export interface TypedNumbers extends Readonly<Record<MeasureField, string>> {
  readonly basalBodyTemp?: string;
}

export type Measures = Omit<DayMeasures, "id" | "date">;
export type MeasureProblems = Partial<Labels<NumberField>>;

function boundsOf(field: NumberField, unit: GlucoseUnit) {
  if (field === "basalBodyTemp") return { min: TEMPERATURE_MIN, max: TEMPERATURE_MAX };
  // The contract's bounds are in mg/dL; converted, they are rounded inwards.
  if (field === "fastingGlucose" && unit === "mmol/L") return { min: 1.2, max: 33.3 };
  return measureBounds[field];
}

export function unitOf(field: NumberField | "bloodPressure", unit: GlucoseUnit): string {
  const units = {
    basalBodyTemp: "°C",
    fastingGlucose: unit,
    insulin: "µU/mL",
    hba1c: "%",
    weight: "kg",
    waistCircumference: "cm",
    systolic: "mmHg",
    diastolic: "mmHg",
    bloodPressure: "mmHg",
  };
  return units[field];
}

export function typedOf(day: DayMeasures | null, unit: GlucoseUnit): TypedNumbers {
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  const glucose = day?.fastingGlucose;
  return {
    fastingGlucose: text(
      glucose !== undefined && unit === "mmol/L" ? glucoseInMillimoles(glucose) : glucose,
    ),
    insulin: text(day?.insulin),
    hba1c: text(day?.hba1c),
    weight: text(day?.weight),
    waistCircumference: text(day?.waistCircumference),
    systolic: text(day?.bloodPressure?.systolic),
    diastolic: text(day?.bloodPressure?.diastolic),
  };
}

export function problemsOf(typed: TypedNumbers, unit: GlucoseUnit): MeasureProblems {
  const fields = ["basalBodyTemp", ...measureFields] as const;
  const problems = fields.map((field) => [field, problemOf(typed, field, unit)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function problemOf(
  typed: TypedNumbers,
  field: NumberField,
  glucoseUnit: GlucoseUnit,
): MessageDescriptor | null {
  if (field === "systolic" || field === "diastolic") return pressureProblem(typed, field);
  const value = numberTyped(typed[field] ?? "");
  const { min, max } = boundsOf(field, glucoseUnit);
  if (value === null || (value >= min && value <= max)) return null;
  const unit = unitOf(field, glucoseUnit);
  return msg`Enter a number from ${min} to ${max} ${unit}.`;
}

function pressureProblem(
  typed: TypedNumbers,
  field: "systolic" | "diastolic",
): MessageDescriptor | null {
  const systolic = numberTyped(typed.systolic);
  const diastolic = numberTyped(typed.diastolic);
  const value = field === "systolic" ? systolic : diastolic;
  if (value === null) {
    return systolic === diastolic ? null : msg`Blood pressure needs both values.`;
  }
  const { min, max } = measureBounds[field];
  if (!Number.isInteger(value) || value < min || value > max) {
    return msg`Enter a whole number from ${min} to ${max}.`;
  }
  const isClose =
    systolic !== null && diastolic !== null && systolic < diastolic + PULSE_PRESSURE_MIN;
  if (field === "systolic" || !isClose) return null;
  return msg`Check the two values: the upper must be well above the lower.`;
}

export function glucoseOf(typed: TypedNumbers, unit: GlucoseUnit): number | undefined {
  const value = numberTyped(typed.fastingGlucose) ?? undefined;
  return value !== undefined && unit === "mmol/L" ? glucoseInMilligrams(value) : value;
}

export function measuresOf(typed: TypedNumbers, unit: GlucoseUnit): Measures {
  const number = (field: MeasureField) => numberTyped(typed[field]) ?? undefined;
  const systolic = number("systolic");
  const diastolic = number("diastolic");
  const measures: Measures = {
    fastingGlucose: glucoseOf(typed, unit),
    insulin: number("insulin"),
    hba1c: number("hba1c"),
    weight: number("weight"),
    waistCircumference: number("waistCircumference"),
    bloodPressure:
      systolic === undefined || diastolic === undefined ? undefined : { systolic, diastolic },
  };
  return Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== undefined));
}
