import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { metabolicBounds, PULSE_PRESSURE_MIN } from "#contract/measures.ts";
import { TEMPERATURE_MAX, TEMPERATURE_MIN } from "#contract/ovulation.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

export const glucoseUnits = ["mmol/L", "mg/dL"] as const;
export type GlucoseUnit = (typeof glucoseUnits)[number];

export const numberFields = [
  "basalBodyTemp",
  "fastingGlucose",
  "insulin",
  "hba1c",
  "weight",
  "waistCircumference",
  "systolic",
  "diastolic",
] as const;
export type NumberField = (typeof numberFields)[number];

/** Numbers as she typed them; the empty string where she typed none. */
export type TypedNumbers = Readonly<Record<NumberField, string>>;

const TEMPERATURE_STEP = 0.1;
const USUAL_TEMPERATURE = 36.5;

/** The temperature one step up or down; from nothing it begins where most mornings lie. */
export function steppedTemperature(text: string, direction: 1 | -1): string {
  const value = numberTyped(text);
  if (value === null || Number.isNaN(value)) return String(USUAL_TEMPERATURE);
  const next = Math.round((value + direction * TEMPERATURE_STEP) * 100) / 100;
  return String(Math.min(TEMPERATURE_MAX, Math.max(TEMPERATURE_MIN, next)));
}

/** What a number field takes, in the unit it is typed in. */
function boundsOf(field: NumberField, unit: GlucoseUnit) {
  if (field === "basalBodyTemp") return { min: TEMPERATURE_MIN, max: TEMPERATURE_MAX, unit: "°C" };
  if (field === "fastingGlucose" && unit === "mmol/L") return { min: 1.2, max: 33.3, unit };
  return { ...metabolicBounds[field], unit: unitOf(field, unit) };
}

export function unitOf(field: NumberField, unit: GlucoseUnit): string {
  const units: Record<NumberField, string> = {
    basalBodyTemp: "°C",
    fastingGlucose: unit,
    insulin: "µU/mL",
    hba1c: "%",
    weight: "kg",
    waistCircumference: "cm",
    systolic: "mmHg",
    diastolic: "mmHg",
  };
  return units[field];
}

/** What is wrong with one typed number; `null` when nothing is. */
export function numberProblem(
  typed: TypedNumbers,
  field: NumberField,
  unit: GlucoseUnit,
): MessageDescriptor | null {
  const value = numberTyped(typed[field]);
  if (field === "systolic" || field === "diastolic") return pressureProblem(typed, field);
  const bounds = boundsOf(field, unit);
  if (value === null || (value >= bounds.min && value <= bounds.max)) return null;
  const { min, max, unit: words } = bounds;
  return msg`Enter a number from ${min} to ${max} ${words}.`;
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
  const { min, max } = metabolicBounds[field];
  if (!Number.isInteger(value) || value < min || value > max) {
    return msg`Enter a whole number from ${min} to ${max}.`;
  }
  const isClose =
    systolic !== null && diastolic !== null && systolic < diastolic + PULSE_PRESSURE_MIN;
  if (field === "systolic" || !isClose) return null;
  return msg`Check the two values: the upper is always well above the lower.`;
}
