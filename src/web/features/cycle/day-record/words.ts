import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { DayFact } from "#domain/day/day-fact.ts";
import { outOfFive } from "#domain/day/day-scales.ts";
import { asMeasured, glucoseAsMeasured } from "#domain/labs/measures/measure-precision.ts";
import { asWritten } from "#report/language-parts.ts";
import { flowLabels } from "#web/words/cycles.ts";
import { measureLabels } from "#web/words/measure.ts";
import {
  mucusLabels,
  ovulationSignLabels,
  ovulationTestLabels,
  wearableLabels,
} from "#web/words/ovulation.ts";
import { moodRatingLabels, severityWords } from "#web/words/ratings.ts";
import { stressTagLabels } from "#web/words/stress-tag.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import type { DayEntries } from "./view-model.ts";

/** In values and notes the user's own words are marked as such. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

type Line = readonly [name: MessageDescriptor, value: string | undefined];

const factsOf = (lines: readonly Line[], i18n: I18n): Fact[] =>
  lines.flatMap(([name, value]) => (value ? [{ name: i18n._(name), value }] : []));

const hers = (text: string | undefined) => (text ? asWritten(text) : undefined);

const outOf = (value: number | undefined, most: number) =>
  value === undefined ? undefined : `${value}/${most}`;

const ofTen = (fact: DayFact<number> | null) =>
  outOf(fact === null ? undefined : Math.round(fact.value), 10);

const ofFive = (fact: DayFact<number> | null) =>
  outOf(fact === null ? undefined : outOfFive(fact.value), 5);

export function symptomFacts({ symptoms, record }: DayEntries, i18n: I18n): readonly Fact[] {
  const entryOf = (type: SymptomType) => symptoms.find((symptom) => symptom.type === type);
  return record.symptoms
    .filter(({ type, value }) => value !== 0 || entryOf(type) !== undefined)
    .map(({ type, value, source }) => ({
      name: i18n._(symptomLabels[type]),
      value: i18n._(value === null ? msg`logged` : severityWords(value)),
      note: source === "daily-log" ? i18n._(msg`From your daily log`) : hers(entryOf(type)?.notes),
    }));
}

export function moodFacts({ record, stress }: DayEntries, i18n: I18n): readonly Fact[] {
  const tags = record.stressTags.map((tag) => i18n._(stressTagLabels[tag])).join(", ");
  const lines: readonly Line[] = [
    [moodRatingLabels.depression, ofFive(record.lowMood)],
    [moodRatingLabels.anxiety, ofFive(record.anxiety)],
    [moodRatingLabels.stress, ofTen(record.stress)],
    [msg`Stress from`, tags],
    [msg`Sleep quality`, ofTen(record.sleep)],
    [msg`Notes on stress`, hers(stress?.notes)],
  ];
  return factsOf(lines, i18n);
}

export function logFacts({ log }: DayEntries, i18n: I18n): readonly Fact[] {
  if (log === undefined) return [];
  const { period_flow: flow, sleep_hours: hours } = log;
  const lines: readonly Line[] = [
    [msg`Flow`, flow && i18n._(flowLabels[flow])],
    [msg`Pain`, outOf(log.pain_level, 10)],
    [msg`Energy`, outOf(log.motivation, 10)],
    [msg`Hours slept`, hours === undefined ? undefined : String(asMeasured(hours, "h"))],
    [msg`Notes`, hers(log.notes)],
  ];
  return factsOf(lines, i18n);
}

const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${asMeasured(value, unit)} ${unit}`;

export function measureFacts(
  { measures }: DayEntries,
  glucoseUnit: "mmol/L" | "mg/dL",
  i18n: I18n,
): readonly Fact[] {
  if (measures === undefined) return [];
  const { fastingGlucose, bloodPressure } = measures;
  const glucose =
    fastingGlucose === undefined ? undefined : glucoseAsMeasured(fastingGlucose, glucoseUnit);
  const lines: readonly Line[] = [
    [measureLabels.fastingGlucose, withUnit(glucose, glucoseUnit)],
    [measureLabels.insulin, withUnit(measures.insulin, "µU/mL")],
    [measureLabels.hba1c, withUnit(measures.hba1c, "%")],
    [measureLabels.weight, withUnit(measures.weight, "kg")],
    [measureLabels.waistCircumference, withUnit(measures.waistCircumference, "cm")],
    [
      measureLabels.bloodPressure,
      bloodPressure && `${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
    ],
  ];
  return factsOf(lines, i18n);
}

export function signFacts({ signs }: DayEntries, i18n: I18n): readonly Fact[] {
  if (signs === undefined) return [];
  const { basalBodyTemp, ovulationTest: test, cervicalMucus: mucus } = signs;
  const { ovulationByWearable: wearable } = signs;
  const lines: readonly Line[] = [
    [ovulationSignLabels.basalBodyTemp, withUnit(basalBodyTemp, "°C")],
    [ovulationSignLabels.ovulationTest, test && i18n._(ovulationTestLabels[test])],
    [ovulationSignLabels.cervicalMucus, mucus && i18n._(mucusLabels[mucus])],
    [ovulationSignLabels.ovulationByWearable, wearable && i18n._(wearableLabels[wearable])],
  ];
  return factsOf(lines, i18n);
}
