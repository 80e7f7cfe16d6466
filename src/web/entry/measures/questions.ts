import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE, reaches } from "#domain/labs/measures/blood-pressure-check.ts";
import {
  type CheckedMeasure,
  checkMeasure,
  type MeasureCheck,
} from "#domain/labs/measures/measure-checks.ts";
import { asMeasured } from "#domain/labs/measures/measure-precision.ts";
import { checkWeight } from "#domain/labs/measures/weight-check.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import type { GlucoseUnit } from "./glucose-unit.ts";
import { glucoseOf, type NumberField, type TypedNumbers, unitOf } from "./typed-measures.ts";
import { fieldLabels } from "./words.ts";

type Fix =
  | { readonly kind: "value"; readonly typed: string }
  | { readonly kind: "unit"; readonly unit: GlucoseUnit };

export interface MeasureQuestion {
  /** Field and value: an answered question is not asked again. */
  readonly key: string;
  readonly field: NumberField;
  readonly words: string;
  readonly fix: (Fix & { readonly words: string }) | null;
}

interface Asking {
  readonly unit: GlucoseUnit;
  readonly date: CalendarDay;
  readonly weighed: readonly DayMeasures[];
  /** Values the form opened with, which raise no question. */
  readonly saved?: TypedNumbers;
  readonly i18n: I18n;
}

const checked: readonly CheckedMeasure[] = [
  "basalBodyTemp",
  "fastingGlucose",
  "insulin",
  "hba1c",
  "waistCircumference",
];

export function questionsOf(typed: TypedNumbers, asking: Asking): MeasureQuestion[] {
  return [
    ...checked.map((field) => measureQuestion(typed, field, asking)),
    weightQuestion(typed, asking),
    pressureQuestion(typed, asking),
  ].flatMap((question) => (question && isNew(question, typed, asking.saved) ? question : []));
}

function isNew(
  { field }: MeasureQuestion,
  typed: TypedNumbers,
  saved: TypedNumbers | undefined,
): boolean {
  if (saved === undefined || field === "basalBodyTemp") return true;
  const fields = field === "systolic" ? (["systolic", "diastolic"] as const) : [field];
  return fields.some((one) => typed[one] !== saved[one]);
}

function measureQuestion(
  typed: TypedNumbers,
  field: CheckedMeasure,
  asking: Asking,
): MeasureQuestion | null {
  const value =
    field === "fastingGlucose" ? glucoseOf(typed, asking.unit) : numberTyped(typed[field] ?? "");
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  const check =
    field === "fastingGlucose" ? checkGlucose(value, asking.unit) : checkMeasure(field, value);
  return check && questionFor(typed[field] ?? "", field, check, asking);
}

const MOST_MILLIGRAMS = 600;

/** Takes mg/dL; the typed unit determines which other unit it may be in. */
function checkGlucose(milligrams: number, unit: GlucoseUnit): MeasureCheck | "milligrams" | null {
  if (unit === "mmol/L" && milligrams > MOST_MILLIGRAMS) return "milligrams";
  const check = checkMeasure("fastingGlucose", milligrams);
  const isOtherUnit = check?.kind === "other-unit";
  return unit === "mmol/L" && isOtherUnit ? { kind: "please-check", side: "low" } : check;
}

const questionOn = (field: NumberField, value: string, words: string): MeasureQuestion => ({
  key: `${field} ${value}`,
  field,
  words,
  fix: null,
});

function questionFor(
  text: string,
  field: CheckedMeasure,
  check: MeasureCheck | "milligrams",
  { unit, i18n }: Asking,
): MeasureQuestion {
  const typed = text.trim();
  const label = i18n._(fieldLabels[field]);
  const value = `${typed} ${unitOf(field, unit)}`;
  if (check === "milligrams" || (check.kind === "other-unit" && field === "fastingGlucose")) {
    const other: GlucoseUnit = unit === "mmol/L" ? "mg/dL" : "mmol/L";
    const words = i18n._(msg`${label}: ${typed} looks like ${other}.`);
    const fix = { kind: "unit", unit: other, words: i18n._(msg`Use ${typed} ${other}`) } as const;
    return { ...questionOn(field, value, words), fix };
  }
  if (check.kind === "other-unit") {
    const converted = `${check.converted} ${unitOf(field, unit)}`;
    const words = msg`${label}: ${typed} looks like ${check.unit}. That would be ${converted}.`;
    const use = i18n._(msg`Use ${converted}`);
    const fix = { kind: "value", typed: String(check.converted), words: use } as const;
    return { ...questionOn(field, value, i18n._(words)), fix };
  }
  const words =
    field === "basalBodyTemp" && check.side === "high"
      ? msg`${label}: ${value}. Please check that the number is right. A temperature with a fever can't show ovulation: choose “Fever” beside it.`
      : msg`${label}: ${value}. Please check that the number is right.`;
  return questionOn(field, value, i18n._(words));
}

function weightQuestion(
  typed: TypedNumbers,
  { date, weighed, i18n }: Asking,
): MeasureQuestion | null {
  const weight = numberTyped(typed.weight);
  if (weight === null || Number.isNaN(weight)) return null;
  const check = checkWeight({ date, weight }, weighed);
  if (check === null) return null;
  if (check.kind === "changed-fast") {
    const day = formatDay(check.earlierDay, i18n.locale);
    const earlier = asMeasured(check.earlier, "kg");
    const words = msg`Weight: ${weight} kg, and ${earlier} kg on ${day}. Please check that the number is right.`;
    return questionOn("weight", String(weight), i18n._(words));
  }
  const { converted } = check;
  const words = msg`Weight: ${weight} looks like pounds. That would be ${converted} kg.`;
  const use = i18n._(msg`Use ${converted} kg`);
  const fix = { kind: "value", typed: String(converted), words: use } as const;
  return { ...questionOn("weight", String(weight), i18n._(words)), fix };
}

function pressureQuestion(typed: TypedNumbers, { i18n }: Asking): MeasureQuestion | null {
  const systolic = numberTyped(typed.systolic);
  const diastolic = numberTyped(typed.diastolic);
  if (systolic === null || diastolic === null) return null;
  if (!reaches({ systolic, diastolic }, HIGH_BLOOD_PRESSURE)) return null;
  const value = `${systolic}/${diastolic}`;
  const words = msg`Blood pressure ${value} mmHg. Please check that the numbers are right.`;
  return questionOn("systolic", value, i18n._(words));
}
