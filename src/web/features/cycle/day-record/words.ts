import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { glucoseInMillimoles } from "#domain/glucose-units.ts";
import { flowLabels } from "#web/words/cycles.ts";
import { measureLabels } from "#web/words/measure.ts";
import { mucusLabels, ovulationSignLabels, ovulationTestLabels } from "#web/words/ovulation.ts";
import { moodRatingLabels, sleepLabel } from "#web/words/ratings.ts";
import { stressTagLabels } from "#web/words/stress-tag.ts";
import type { DayEntries } from "./view-model.ts";

interface Fact {
  readonly name: string;
  readonly value: string;
}

const factsOf = (facts: readonly (Fact | null)[]): Fact[] => facts.filter((fact) => fact !== null);

const outOf = (value: number | undefined, most: number, name: string): Fact | null =>
  value === undefined ? null : { name, value: `${value}/${most}` };

/** The mood check-in and the stress entry of a day. */
export function moodFacts({ mood, stress }: DayEntries, i18n: I18n): readonly Fact[] {
  const tags = stress?.tags.map((tag) => i18n._(stressTagLabels[tag])).join(", ");
  const sleep = stress?.sleepQuality;
  const slept = sleep === undefined ? undefined : sleepLabel(sleep);
  return factsOf([
    outOf(mood?.depression, 5, i18n._(msg`Premenstrual depression`)),
    outOf(mood?.anxiety, 5, i18n._(moodRatingLabels.anxiety)),
    outOf(stress?.level ?? mood?.stress, 5, i18n._(moodRatingLabels.stress)),
    tags ? { name: i18n._(msg`Stress from`), value: tags } : null,
    slept ? { name: i18n._(msg`Sleep`), value: i18n._(slept) } : null,
    stress?.notes ? { name: i18n._(msg`Notes on stress`), value: stress.notes } : null,
  ]);
}

/** What of the daily log is told at a glance; the whole of it is in Track. */
export function logFacts({ log }: DayEntries, i18n: I18n): readonly Fact[] {
  if (log === undefined) return [];
  const flow = log.period_flow;
  return factsOf([
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
  return factsOf([
    withUnit(glucose, glucoseUnit, i18n._(measureLabels.fastingGlucose)),
    withUnit(measures.insulin, "µU/mL", i18n._(measureLabels.insulin)),
    withUnit(measures.hba1c, "%", i18n._(measureLabels.hba1c)),
    withUnit(measures.weight, "kg", i18n._(measureLabels.weight)),
    withUnit(measures.waistCircumference, "cm", i18n._(measureLabels.waistCircumference)),
    bloodPressure === undefined
      ? null
      : {
          name: i18n._(measureLabels.bloodPressure),
          value: `${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
        },
  ]);
}

/** Temperature, test and mucus. */
export function signFacts({ signs }: DayEntries, i18n: I18n): readonly Fact[] {
  if (signs === undefined) return [];
  const { basalBodyTemp, ovulationTest, cervicalMucus } = signs;
  return factsOf([
    withUnit(basalBodyTemp, "°C", i18n._(ovulationSignLabels.basalBodyTemp)),
    ovulationTest
      ? {
          name: i18n._(ovulationSignLabels.ovulationTest),
          value: i18n._(ovulationTestLabels[ovulationTest]),
        }
      : null,
    cervicalMucus
      ? {
          name: i18n._(ovulationSignLabels.cervicalMucus),
          value: i18n._(mucusLabels[cervicalMucus]),
        }
      : null,
  ]);
}
