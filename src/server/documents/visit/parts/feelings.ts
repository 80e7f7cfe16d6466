import { toldSymptoms } from "#contract/account/profile.ts";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { mean, meanToOneDecimal, toOneDecimal } from "#domain/basics/mean.ts";
import { periodRanges } from "#domain/cycles/periods/bleeding-days.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import { nightOfTen, outOfFive } from "#domain/day/day-scales.ts";
import { type PainDays, type PainNote, painDays } from "#domain/day/pain-days.ts";
import type { WarningSign } from "#domain/day/warning-sign.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import {
  answeredDays,
  moodTimings,
  type RatingName,
  ratingsOf,
  symptomNotes,
} from "#domain/patterns/day-readings.ts";
import {
  type PhaseCell,
  type SymptomNote,
  symptomsByPhase,
} from "#domain/patterns/symptom-by-phase.ts";
import { symptomPatterns } from "#domain/patterns/symptom-patterns.ts";
import type { Sources } from "./sources.ts";

const OTHER_PAINS: readonly SymptomType[] = [
  "pain_during_sex",
  "painful_bowel_movements",
  "back_pain",
  "headaches",
  "joint_pain",
];

export function pelvicPain({ recentRecords, facts, today }: Sources): PainDays {
  const notes = recentRecords.flatMap(({ date, pain }) =>
    pain === null ? [] : [{ date, severity: pain.value }],
  );
  return painDays(notes, periodRanges(facts, today));
}

export function painPart(sources: Sources): NonNullable<VisitReport["pain"]> {
  const { days, daysInPeriod, severeDays, worst } = pelvicPain(sources);
  const others = OTHER_PAINS.map((type) => {
    const notes = painNotes(sources, type);
    return { type, days: notes.length, worst: Math.max(0, ...notes.map((note) => note.severity)) };
  });
  return {
    days,
    daysInPeriod,
    severeDays,
    worst,
    others: others.filter((other) => other.days > 0).sort((one, two) => two.days - one.days),
    painkillerFailed: daysWith(sources, "painkiller_failed"),
    daysOff: daysWith(sources, "off_work_or_school"),
  };
}

const daysWith = ({ signs }: Sources, sign: WarningSign) =>
  signs.filter((day) => day.signs?.includes(sign)).length;

function painNotes({ recentRecords }: Sources, type: SymptomType): PainNote[] {
  return symptomNotes(recentRecords).flatMap(({ date, type: noted, severity }) =>
    noted === type && severity !== null && severity > 0 ? [{ date, severity }] : [],
  );
}

export function symptomsPart(sources: Sources): NonNullable<VisitReport["symptoms"]> {
  const { recentRecords, facts, phaseOf, hasPhases, profile } = sources;
  const all = symptomNotes(recentRecords);
  const notes = all.filter(({ severity }) => severity !== 0);
  const table = symptomsByPhase(all, phaseOf);
  const patterns = symptomPatterns(all, answeredDays(recentRecords), facts, phaseOf).filter(
    ({ sureness }) => sureness === "beyond-chance",
  );
  const rows = [...new Set(notes.map(({ type }) => type))].map((type) => ({
    type,
    ...figuresOf(notes.filter((symptom) => symptom.type === type)),
    phases: hasPhases ? phasesOf(table.rows.find((row) => row.type === type)) : null,
    pattern: hasPhases ? (patterns.find((pattern) => pattern.type === type)?.phase ?? null) : null,
  }));
  return {
    daysLogged: table.daysLogged,
    daysOnlyLikeliest: table.daysOnlyLikeliest,
    rows: rows.sort(
      (one, other) => other.days - one.days || (other.average ?? 0) - (one.average ?? 0),
    ),
    told: (profile?.onboardingSymptoms ?? []).map(({ name, severity = null }) => ({
      type: toldSymptoms[name],
      severity,
    })),
  };
}

type Phases = NonNullable<NonNullable<VisitReport["symptoms"]>["rows"][number]["phases"]>;

function phasesOf(
  row: { readonly phases: Readonly<Record<keyof Phases, PhaseCell>> } | undefined,
): Phases {
  const cell = (phase: keyof Phases) => {
    const { days = 0, meanSeverity = null } = row?.phases[phase] ?? {};
    return { days, average: meanSeverity === null ? null : toOneDecimal(meanSeverity) };
  };
  return {
    menstrual: cell("menstrual"),
    follicular: cell("follicular"),
    ovulatory: cell("ovulatory"),
    luteal: cell("luteal"),
  };
}

function figuresOf(notes: readonly SymptomNote[]) {
  const severities = notes.flatMap(({ severity }) => severity ?? []);
  const days = notes.map(({ date }) => date).sort();
  return {
    days: new Set(days).size,
    average: meanToOneDecimal(severities),
    worst: severities.length === 0 ? null : Math.max(...severities),
    last: days.at(-1) as CalendarDay,
  };
}

export function moodPart(sources: Sources): NonNullable<VisitReport["mood"]> {
  const { records, recentRecords, facts } = sources;
  const averages = (name: RatingName) =>
    mean(ratingsOf(recentRecords, name).map(({ rating }) => rating));
  const ofFive = (name: RatingName) => {
    const average = averages(name);
    return average === null ? null : toOneDecimal(outOfFive(average));
  };
  const stress = averages("stress");
  const sleep = mean(recentRecords.flatMap((record) => record.sleep?.value ?? []));
  return {
    checkIns: recentRecords.filter(isRated).length,
    depression: ofFive("depression"),
    anxiety: ofFive("anxiety"),
    stress: stress === null ? null : outOfFive(toOneDecimal(stress)),
    sleep: sleep === null ? null : nightOfTen(sleep),
    timing: moodTimings(records, facts.cycles),
  };
}

const isRated = ({ lowMood, anxiety, stress, mood }: DayRecord) =>
  [lowMood, anxiety, stress, mood].some((answer) => answer !== null);
