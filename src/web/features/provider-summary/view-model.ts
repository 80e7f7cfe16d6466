import type { Cycle } from "#contract/cycles.ts";
import type { Metabolic } from "#contract/metabolic.ts";
import type { Mood } from "#contract/moods.ts";
import type { Profile } from "#contract/profile.ts";
import type { Stress, StressTag } from "#contract/stress.ts";
import type { Symptom, SymptomType } from "#contract/symptoms.ts";
import { believableCycles } from "#domain/believable-cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import { completedCycles } from "#domain/cycle-history.ts";
import { averagePeriodLength } from "#domain/cycle-statistics.ts";
import { mean, toOneDecimal } from "#domain/mean.ts";
import { type UsualCycle, usualCycle } from "#domain/usual-cycle.ts";

export interface SummarySources {
  readonly profile: Profile;
  readonly cycles: readonly Cycle[];
  readonly moods: readonly Mood[];
  readonly stress: readonly Stress[];
  readonly symptoms: readonly Symptom[];
  /** Newest first. */
  readonly measures: readonly Metabolic[];
}

/** Days of symptoms, moods and stress that the page looks back on, today included. */
export const DAYS_BACK = 90;
const MONTHS_OF_CYCLES_DAYS = 365;
/** More would not fit the one page. */
const CYCLES_LISTED = 6;
const SYMPTOMS_LISTED = 8;
const TAGS_LISTED = 3;

export interface CycleRow {
  readonly startDay: CalendarDay;
  /** Days to the next period; `null` for the cycle she is in. */
  readonly length: number | null;
  /** Days of bleeding; `null` without an end. */
  readonly period: number | null;
}

export interface CyclesPart {
  /** Completed in the last 12 months and believable as one cycle each. */
  readonly counted: number;
  readonly average: number | null;
  readonly shortest: number | null;
  readonly longest: number | null;
  readonly averagePeriod: number | null;
  readonly usual: UsualCycle | null;
  readonly rows: readonly CycleRow[];
}

/** Her cycles of the last 12 months, and her latest ones one by one, newest first. */
export function cyclesPart({ cycles, profile }: SummarySources, today: CalendarDay): CyclesPart {
  const since = addDays(today, -MONTHS_OF_CYCLES_DAYS);
  const lengths = believableCycles(cycles)
    .filter(({ startDay }) => startDay >= since)
    .map(({ length }) => length);
  const average = mean(lengths);
  return {
    counted: lengths.length,
    average: average === null ? null : toOneDecimal(average),
    shortest: lengths.length === 0 ? null : Math.min(...lengths),
    longest: lengths.length === 0 ? null : Math.max(...lengths),
    averagePeriod: averagePeriodLength(cycles.filter(({ startDay }) => startDay >= since)),
    usual: usualCycle({ ...profile, pregnancy: profile.pregnancyStatus }),
    rows: cycleRows(cycles),
  };
}

function cycleRows(cycles: readonly Cycle[]): readonly CycleRow[] {
  const lengthFrom = new Map(
    completedCycles(cycles).map((cycle) => [cycle.startDay, cycle.length]),
  );
  return cycles
    .toSorted((one, other) => (one.startDay < other.startDay ? 1 : -1))
    .slice(0, CYCLES_LISTED)
    .map(({ startDay, endDay }) => ({
      startDay,
      length: lengthFrom.get(startDay) ?? null,
      period: endDay === undefined ? null : daysBetween(startDay, endDay) + 1,
    }));
}

export interface SymptomRow {
  readonly type: SymptomType;
  readonly days: number;
  /** 0–10. */
  readonly average: number;
  readonly worst: number;
  readonly last: CalendarDay;
}

const isRecent = (today: CalendarDay) => {
  const first = addDays(today, 1 - DAYS_BACK);
  return ({ date }: { readonly date: CalendarDay }) => date >= first && date <= today;
};

/** Her symptoms of the last 90 days, the most frequent first. */
export function symptomRows(
  { symptoms }: SummarySources,
  today: CalendarDay,
): readonly SymptomRow[] {
  const recent = symptoms.filter(isRecent(today));
  return [...new Set(recent.map(({ type }) => type))]
    .map((type) =>
      symptomRow(
        type,
        recent.filter((symptom) => symptom.type === type),
      ),
    )
    .sort((one, other) => other.days - one.days || other.average - one.average)
    .slice(0, SYMPTOMS_LISTED);
}

function symptomRow(type: SymptomType, entries: readonly Symptom[]): SymptomRow {
  const severities = entries.map(({ severity }) => severity);
  const days = entries.map(({ date }) => date);
  return {
    type,
    days: new Set(days).size,
    average: toOneDecimal(mean(severities) ?? 0),
    worst: Math.max(...severities),
    last: days.reduce((latest, day) => (daysBetween(latest, day) > 0 ? day : latest)),
  };
}

export interface MoodPart {
  readonly days: number;
  /** Out of 5. */
  readonly depression: number | null;
  /** Out of 5. */
  readonly anxiety: number | null;
  /** Out of 10: the scale of 1–5 doubled, as on the dashboard. */
  readonly stress: number | null;
  /** Out of 4. */
  readonly sleep: number | null;
  readonly tags: readonly { readonly tag: StressTag; readonly days: number }[];
}

/** Her mood, stress and sleep of the last 90 days. */
export function moodPart({ moods, stress }: SummarySources, today: CalendarDay): MoodPart {
  const recent = moods.filter(isRecent(today));
  const notes = stress.filter(isRecent(today));
  const averageOf = (values: readonly number[]) => {
    const average = mean(values);
    return average === null ? null : toOneDecimal(average);
  };
  return {
    days: recent.length,
    depression: averageOf(recent.map((mood) => mood.depression)),
    anxiety: averageOf(recent.map((mood) => mood.anxiety)),
    stress: averageOf(recent.map((mood) => mood.stress * 2)),
    sleep: averageOf(notes.flatMap(({ sleepQuality }) => sleepQuality ?? [])),
    tags: frequentTags(notes),
  };
}

function frequentTags(notes: readonly Stress[]): MoodPart["tags"] {
  const tags = notes.flatMap((note) => note.tags);
  return [...new Set(tags)]
    .map((tag) => ({ tag, days: tags.filter((other) => other === tag).length }))
    .sort((one, other) => other.days - one.days)
    .slice(0, TAGS_LISTED);
}

export type Measure = Exclude<keyof Metabolic, "id" | "date">;

const listedMeasures = [
  "fastingGlucose",
  "hba1c",
  "insulin",
  "bloodPressure",
  "weight",
  "waistCircumference",
] as const satisfies readonly Measure[];

/** The latest entry that holds each measure. */
export function latestMeasures({
  measures: entries,
}: SummarySources): readonly { readonly measure: Measure; readonly entry: Metabolic }[] {
  const newestFirst = entries.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return listedMeasures.flatMap((measure) => {
    const entry = newestFirst.find((candidate) => candidate[measure] !== undefined);
    return entry === undefined ? [] : [{ measure, entry }];
  });
}
