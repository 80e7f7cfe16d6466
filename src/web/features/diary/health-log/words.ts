import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { asMeasured, glucoseAsMeasured } from "#domain/labs/measures/measure-precision.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { type NumberField, unitOf } from "#web/entry/measures/typed-measures.ts";
import type { Labels } from "#web/words/labels.ts";
import { measureLabels } from "#web/words/measure.ts";
import {
  disturbanceLabels,
  mucusLabels,
  ovulationSignLabels,
  ovulationTestLabels,
  wearableLabels,
} from "#web/words/ovulation.ts";
import { severityWords } from "#web/words/ratings.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { yesNoLabels } from "#web/words/yes-no.ts";
import type { HealthTab } from "./form.ts";
import type { HealthFormState } from "./use-health-form.ts";
import type { ChangeElsewhere, EmergencyReason } from "./view-model.ts";

export const tabLabels: Labels<HealthTab> = {
  cycle: msg`Cycle & Flow`,
  ovulation: msg`Ovulation`,
  symptoms: msg`Symptoms`,
  metabolic: msg`Metabolic`,
};

export const emergencyWords: Labels<EmergencyReason> = {
  "severe-pain": msg`You logged pelvic pain of 8 or more out of 10.`,
  "heavy-or-long-bleeding": msg`You logged a heavy flow.`,
};

export function changeWords({ key, value }: ChangeElsewhere, unit: GlucoseUnit, i18n: I18n) {
  if (key in symptomLabels) {
    const label = i18n._(symptomLabels[key as keyof typeof symptomLabels]);
    return `${label}: ${i18n._(severityWords(Number(value)))}`;
  }
  const names = { ...measureLabels, ...ovulationSignLabels };
  const label = i18n._(names[key as keyof typeof names]);
  return `${label}: ${valueWords(key, value, unit, i18n)}`;
}

function valueWords(key: string, value: unknown, unit: GlucoseUnit, i18n: I18n): string {
  if (typeof value === "boolean") return i18n._(value ? yesNoLabels.yes : yesNoLabels.no);
  if (key === "bloodPressure") {
    const { systolic, diastolic } = value as { systolic: number; diastolic: number };
    return `${systolic}/${diastolic} mmHg`;
  }
  if (typeof value === "number") {
    const shownIn = unitOf(key as NumberField, unit);
    const isGlucose = key === "fastingGlucose";
    return `${isGlucose ? glucoseAsMeasured(value, unit) : asMeasured(value, shownIn)} ${shownIn}`;
  }
  const words: Partial<Record<string, MessageDescriptor>> = {
    ...ovulationTestLabels,
    ...mucusLabels,
    ...disturbanceLabels,
    ...wearableLabels,
  };
  const label = words[String(value)];
  return label === undefined ? String(value) : i18n._(label);
}

export const dailyLogWords = (words: MessageDescriptor | undefined, i18n: I18n) =>
  words && i18n._(msg`From your daily log: ${i18n._(words)}`);

/** The saved value of a field: typing replaces it, an empty field leaves it unchanged. */
export function savedWords(
  field: string,
  { record, unit }: Pick<HealthFormState, "record" | "unit">,
  i18n: I18n,
): string | undefined {
  const values: Partial<Record<string, unknown>> = { ...record?.ovulation, ...record?.metabolic };
  const value = values[field];
  if (value === undefined) return undefined;
  const words = valueWords(field, value, unit, i18n);
  return i18n._(msg`Logged that day: ${words}`);
}
