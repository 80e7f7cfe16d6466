import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Metabolic } from "#contract/measures.ts";
import { checkBloodPressure } from "#domain/blood-pressure-check.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type CheckedMeasure, checkMeasure, type MeasureCheck } from "#domain/measure-checks.ts";
import { checkWeight } from "#domain/weight-check.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { numberTyped } from "#web/ui/typed-number.ts";
import { glucoseOf, type HealthForm } from "../view-model.ts";
import { fieldLabels } from "./labels.tsx";
import { type GlucoseUnit, type NumberField, unitOf } from "./typed-numbers.ts";

/** What would put a value right that was typed in another unit. */
export type Fix =
  | { readonly kind: "value"; readonly typed: string }
  | { readonly kind: "unit"; readonly unit: GlucoseUnit };

/** Something about a value to look at again before it is saved. */
export interface MeasureQuestion {
  /** The field and what stands in it: once answered, it is not asked again. */
  readonly key: string;
  readonly field: NumberField;
  readonly words: string;
  readonly fix: (Fix & { readonly words: string }) | null;
  /** It goes with advice to get help. */
  readonly isUrgent: boolean;
}

interface Asking {
  readonly unit: GlucoseUnit;
  readonly date: CalendarDay;
  readonly weighed: readonly Metabolic[];
  readonly i18n: I18n;
}

const checked: readonly CheckedMeasure[] = [
  "basalBodyTemp",
  "fastingGlucose",
  "insulin",
  "hba1c",
  "waistCircumference",
];

/** What to ask about her values, also about those that the form refuses. */
export function questionsOf(form: HealthForm, asking: Asking): MeasureQuestion[] {
  return [
    ...checked.map((field) => measureQuestion(form, field, asking)),
    weightQuestion(form, asking),
    pressureQuestion(form, asking),
  ].flatMap((question) => question ?? []);
}

function measureQuestion(
  form: HealthForm,
  field: CheckedMeasure,
  asking: Asking,
): MeasureQuestion | null {
  const value =
    field === "fastingGlucose" ? glucoseOf(form, asking.unit) : numberTyped(form.typed[field]);
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  const check =
    field === "fastingGlucose" ? checkGlucose(value, asking.unit) : checkMeasure(field, value);
  return check && questionFor(form, field, check, asking);
}

const MOST_MILLIGRAMS = 600;

/** In mg/dL; the unit it was typed in tells which other unit it may be. */
function checkGlucose(milligrams: number, unit: GlucoseUnit): MeasureCheck | "milligrams" | null {
  if (unit === "mmol/L" && milligrams > MOST_MILLIGRAMS) return "milligrams";
  const check = checkMeasure("fastingGlucose", milligrams);
  const isOtherUnit = check?.kind === "other-unit";
  return unit === "mmol/L" && isOtherUnit ? { kind: "please-check", side: "low" } : check;
}

function questionFor(
  form: HealthForm,
  field: CheckedMeasure,
  check: MeasureCheck | "milligrams",
  { unit, i18n }: Asking,
): MeasureQuestion {
  const typed = form.typed[field].trim();
  const label = i18n._(fieldLabels[field]);
  const value = `${typed} ${unitOf(field, unit)}`;
  const question = { key: `${field} ${value}`, field, fix: null, isUrgent: false };
  if (check === "milligrams" || (check.kind === "other-unit" && field === "fastingGlucose")) {
    const other: GlucoseUnit = unit === "mmol/L" ? "mg/dL" : "mmol/L";
    const words = i18n._(msg`${label}: ${typed} looks like ${other}.`);
    const fix = { kind: "unit", unit: other, words: i18n._(msg`Use ${typed} ${other}`) } as const;
    return { ...question, words, fix };
  }
  switch (check.kind) {
    case "other-unit": {
      const converted = `${check.converted} ${unitOf(field, unit)}`;
      return {
        ...question,
        words: i18n._(
          msg`${label}: ${typed} looks like ${check.unit}. That would be ${converted}.`,
        ),
        fix: {
          kind: "value",
          typed: String(check.converted),
          words: i18n._(msg`Use ${converted}`),
        },
      };
    }
    case "fever":
      return {
        ...question,
        words: i18n._(
          msg`${label}: ${value} is a fever, and says nothing about ovulation. Choose “Fever” beside it. If you feel ill, ask a clinic.`,
        ),
      };
    case "please-check":
      return {
        ...question,
        words: i18n._(msg`${label}: ${value}. Please check that the number is right.`),
      };
  }
}

function weightQuestion(form: HealthForm, { date, weighed, i18n }: Asking): MeasureQuestion | null {
  const weight = numberTyped(form.typed.weight);
  if (weight === null || Number.isNaN(weight)) return null;
  const check = checkWeight({ date, weight }, weighed);
  if (check === null) return null;
  const question = {
    key: `weight ${weight}`,
    field: "weight",
    fix: null,
    isUrgent: false,
  } as const;
  if (check.kind === "changed-fast") {
    const day = formatDay(check.earlierDay, i18n.locale);
    const { earlier } = check;
    return {
      ...question,
      words: i18n._(
        msg`Weight: ${weight} kg, and ${earlier} kg on ${day}. Please check that the number is right.`,
      ),
    };
  }
  const { converted } = check;
  return {
    ...question,
    words: i18n._(msg`Weight: ${weight} looks like pounds. That would be ${converted} kg.`),
    fix: { kind: "value", typed: String(converted), words: i18n._(msg`Use ${converted} kg`) },
  };
}

function pressureQuestion({ typed }: HealthForm, { i18n }: Asking): MeasureQuestion | null {
  const systolic = numberTyped(typed.systolic);
  const diastolic = numberTyped(typed.diastolic);
  if (systolic === null || diastolic === null) return null;
  const check = checkBloodPressure({ systolic, diastolic });
  if (check === null) return null;
  const value = `${systolic}/${diastolic}`;
  const isUrgent = check === "urgent";
  return {
    key: `pressure ${value}`,
    field: "systolic",
    words: isUrgent
      ? i18n._(
          msg`Blood pressure ${value} mmHg is very high. Sit quietly for five minutes and measure again. If it stays so, speak to a clinic today.`,
        )
      : i18n._(
          msg`Blood pressure ${value} mmHg. Please check that the numbers are right. If they are, have a clinic measure it again.`,
        ),
    fix: null,
    isUrgent,
  };
}
