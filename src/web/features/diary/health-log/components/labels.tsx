import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Flow } from "#contract/cycles.ts";
import type { cervicalMucus, disturbances, ovulationTests } from "#contract/ovulation.ts";
import { glucoseInMillimoles } from "#domain/glucose-units.ts";
import type { EmergencyReason } from "#domain/safety-alerts.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { type NumberField, unitOf } from "#web/entry/measures/typed-measures.ts";
import { fieldLabels } from "#web/entry/measures/words.ts";
import { severityWords, symptomLabels } from "#web/i18n/symptom-labels.ts";
import type { HealthTab } from "../view-model.ts";
import type { ChangeElsewhere } from "./day-record.ts";
import type { HealthWriting } from "./use-health-form.tsx";

type Labels<Value extends string> = Record<Value, MessageDescriptor>;

export const tabLabels: Labels<HealthTab> = {
  cycle: msg`Cycle & Flow`,
  ovulation: msg`Ovulation`,
  symptoms: msg`Symptoms`,
  metabolic: msg`Metabolic`,
};

export const flowLabels: Labels<Flow> = {
  none: msg({ message: "None", context: "flow" }),
  spotting: msg`Spotting`,
  light: msg({ message: "Light", context: "flow" }),
  moderate: msg({ message: "Moderate", context: "flow" }),
  heavy: msg({ message: "Heavy", context: "flow" }),
};

export const testLabels: Labels<(typeof ovulationTests)[number]> = {
  positive: msg({ message: "Positive", context: "test" }),
  negative: msg({ message: "Negative", context: "test" }),
  not_tested: msg`Not tested`,
};

export const mucusLabels: Labels<(typeof cervicalMucus)[number]> = {
  dry: msg`Dry`,
  sticky: msg`Sticky`,
  creamy: msg`Creamy`,
  egg_white: msg`Egg white`,
};

export const disturbanceLabels: Labels<(typeof disturbances)[number]> = {
  fever: msg`Fever`,
  illness: msg`Illness`,
  bad_night: msg`Bad night`,
  alcohol: msg`Alcohol`,
  other_hour: msg`Another hour`,
};

export const yesNoLabels: Labels<"yes" | "no"> = { yes: msg`Yes`, no: msg`No` };

const otherLabels = {
  bloodPressure: msg`Blood pressure`,
  ovulationTest: msg`Ovulation test`,
  cervicalMucus: msg`Cervical mucus`,
  sexualActivity: msg`Sexual activity`,
  disturbance: msg`What may have disturbed it`,
  isUnsure: msg`I'm not sure`,
};

export const emergencyWords: Labels<EmergencyReason> = {
  "pelvic-pain": msg`You logged pelvic pain of 8 or more out of 10.`,
  "heavy-flow": msg`You logged a heavy flow.`,
};

/** The name of a value and its value, for "saved elsewhere: Weight 72 kg". */
export function changeWords({ key, saved }: ChangeElsewhere, unit: GlucoseUnit, i18n: I18n) {
  if (key in symptomLabels) {
    const label = i18n._(symptomLabels[key as keyof typeof symptomLabels]);
    return `${label}: ${i18n._(severityWords(Number(saved)))}`;
  }
  const names = { ...fieldLabels, ...otherLabels };
  const label = i18n._(names[key as keyof typeof names]);
  return `${label}: ${valueWords(key, saved, unit, i18n)}`;
}

/** A saved value as it is written, with its unit. */
export function valueWords(key: string, value: unknown, unit: GlucoseUnit, i18n: I18n): string {
  if (typeof value === "boolean") return i18n._(value ? yesNoLabels.yes : yesNoLabels.no);
  if (key === "bloodPressure") {
    const { systolic, diastolic } = value as { systolic: number; diastolic: number };
    return `${systolic}/${diastolic} mmHg`;
  }
  if (typeof value === "number") {
    const isMillimoles = key === "fastingGlucose" && unit === "mmol/L";
    const number = isMillimoles ? glucoseInMillimoles(value) : value;
    return `${number} ${unitOf(key as NumberField, unit)}`;
  }
  const words: Partial<Record<string, MessageDescriptor>> = {
    ...testLabels,
    ...mucusLabels,
    ...disturbanceLabels,
  };
  const found = words[String(value)];
  return found === undefined ? String(value) : i18n._(found);
}

/** What the day holds already: typed anew, it is replaced; left empty, it stays. */
export function savedWords(
  field: string,
  { record, unit }: Pick<HealthWriting, "record" | "unit">,
  i18n: I18n,
): string | undefined {
  const values: Partial<Record<string, unknown>> = { ...record?.ovulation, ...record?.metabolic };
  const value = values[field];
  if (value === undefined) return undefined;
  const words = valueWords(field, value, unit, i18n);
  return i18n._(msg`Logged that day: ${words}`);
}
