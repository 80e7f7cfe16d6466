import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { glucoseInMillimoles } from "#domain/glucose-units.ts";
import type { DayEntries } from "./day-entries.ts";
import { flowLabels, mucusLabels, sleepLabels, tagLabels, testLabels } from "./labels.tsx";

interface Fact {
  readonly name: string;
  readonly value: string;
}

type Given = readonly (Fact | null)[];

const given = (facts: Given): Fact[] => facts.filter((fact) => fact !== null);

const outOf = (value: number | undefined, most: number, name: string): Fact | null =>
  value === undefined ? null : { name, value: `${value}/${most}` };

/** The mood check-in and the stress entry of a day. */
export function moodFacts({ mood, stress }: DayEntries, i18n: I18n): readonly Fact[] {
  const tags = stress?.tags.map((tag) => i18n._(tagLabels[tag])).join(", ");
  const sleep = stress?.sleepQuality;
  const sleepLabel = sleep === undefined ? undefined : sleepLabels[sleep];
  return given([
    outOf(mood?.depression, 5, i18n._(msg`Premenstrual depression`)),
    outOf(mood?.anxiety, 5, i18n._(msg`Anxiety`)),
    outOf(stress?.level ?? mood?.stress, 5, i18n._(msg`Stress`)),
    tags ? { name: i18n._(msg`Stress from`), value: tags } : null,
    sleepLabel ? { name: i18n._(msg`Sleep`), value: i18n._(sleepLabel) } : null,
    stress?.notes ? { name: i18n._(msg`Notes on stress`), value: stress.notes } : null,
  ]);
}

/** What of the daily log is told at a glance; the whole of it is in Track. */
export function logFacts({ log }: DayEntries, i18n: I18n): readonly Fact[] {
  if (log === undefined) return [];
  const flow = log.period_flow;
  return given([
    flow ? { name: i18n._(msg`Flow`), value: i18n._(flowLabels[flow]) } : null,
    outOf(log.pain_level, 10, i18n._(msg`Pain`)),
    outOf(log.motivation, 10, i18n._(msg`Energy`)),
    outOf(log.sleep_quality, 10, i18n._(msg`Sleep quality`)),
    log.sleep_hours === undefined
      ? null
      : { name: i18n._(msg`Hours slept`), value: String(log.sleep_hours) },
    outOf(log.bloating, 10, i18n._(msg`Bloating`)),
    outOf(log.stress_level, 10, i18n._(msg`Stress`)),
    log.notes ? { name: i18n._(msg`Notes`), value: log.notes } : null,
  ]);
}

const withUnit = (value: number | undefined, unit: string, name: string): Fact | null =>
  value === undefined ? null : { name, value: `${value} ${unit}` };

/** The measures of a day, glucose in the unit she uses. */
export function measureFacts(
  { measures }: DayEntries,
  glucoseUnit: "mmol/L" | "mg/dL",
  i18n: I18n,
): readonly Fact[] {
  if (measures === undefined) return [];
  const { fastingGlucose, bloodPressure } = measures;
  const glucose =
    fastingGlucose !== undefined && glucoseUnit === "mmol/L"
      ? glucoseInMillimoles(fastingGlucose)
      : fastingGlucose;
  return given([
    withUnit(glucose, glucoseUnit, i18n._(msg`Fasting glucose`)),
    withUnit(measures.insulin, "µU/mL", i18n._(msg`Insulin`)),
    withUnit(measures.hba1c, "%", i18n._(msg`HbA1c`)),
    withUnit(measures.weight, "kg", i18n._(msg`Weight`)),
    withUnit(measures.waistCircumference, "cm", i18n._(msg`Waist`)),
    bloodPressure === undefined
      ? null
      : {
          name: i18n._(msg`Blood pressure`),
          value: `${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
        },
  ]);
}

/** Temperature, test and mucus. */
export function signFacts({ signs }: DayEntries, i18n: I18n): readonly Fact[] {
  if (signs === undefined) return [];
  const { basalBodyTemp, ovulationTest, cervicalMucus } = signs;
  return given([
    withUnit(basalBodyTemp, "°C", i18n._(msg`Basal temperature`)),
    ovulationTest
      ? { name: i18n._(msg`Ovulation test`), value: i18n._(testLabels[ovulationTest]) }
      : null,
    cervicalMucus
      ? { name: i18n._(msg`Cervical mucus`), value: i18n._(mucusLabels[cervicalMucus]) }
      : null,
  ]);
}
