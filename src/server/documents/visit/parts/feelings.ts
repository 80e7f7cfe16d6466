import { type MoodScale, ratingsOf } from "#contract/check-in.ts";
import type { Symptom, SymptomType } from "#contract/symptoms.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import { periodRanges } from "#domain/bleeding-days.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { mean, toOneDecimal } from "#domain/mean.ts";
import { type PainDays, type PainNote, painDays } from "#domain/pain-days.ts";
import { premenstrualTiming } from "#domain/premenstrual-timing.ts";
import { type PhaseCell, symptomsByPhase } from "#domain/symptom-by-phase.ts";
import { symptomPatterns } from "#domain/symptom-patterns.ts";
import type { Sources } from "./sources.ts";

const PELVIC_PAINS: readonly SymptomType[] = ["cramps", "pelvic_pain"];
const OTHER_PAINS: readonly SymptomType[] = [
  "pain_during_sex",
  "painful_bowel_movements",
  "back_pain",
  "headaches",
  "joint_pain",
];
/** The lowest value of the mood scales. */
const LOWEST_RATING = 1;

/** Cramps, pelvic pain and the daily log's pain, a day at a time. */
export function pelvicPain({ symptoms, pcosLogs, facts, today }: Sources): PainDays {
  const notes = [
    ...symptoms.filter(({ type }) => PELVIC_PAINS.includes(type)),
    ...pcosLogs.map(({ date, pain_level }): PainNote => ({ date, severity: pain_level ?? 0 })),
  ];
  return painDays(notes, periodRanges(facts, today));
}

export function painPart(sources: Sources): NonNullable<VisitReport["pain"]> {
  const { days, daysInPeriod, severeDays, worst } = pelvicPain(sources);
  const others = OTHER_PAINS.map((type) => {
    const notes = painNotes(sources, type);
    return { type, days: notes.length, worst: Math.max(0, ...notes.map((note) => note.severity)) };
  });
  return {
    ...{ days, daysInPeriod, severeDays, worst },
    others: others.filter((other) => other.days > 0).sort((one, two) => two.days - one.days),
  };
}

function painNotes({ symptoms, pcosLogs }: Sources, type: SymptomType): PainNote[] {
  const dailyNotes =
    type === "pain_during_sex"
      ? pcosLogs.map(({ date, pain_during_sex }) => ({ date, severity: pain_during_sex ?? 0 }))
      : [];
  const worstOf = new Map<CalendarDay, number>();
  for (const note of [...symptoms.filter((symptom) => symptom.type === type), ...dailyNotes]) {
    if (note.severity === 0) continue;
    worstOf.set(note.date, Math.max(note.severity, worstOf.get(note.date) ?? 0));
  }
  return [...worstOf].map(([date, severity]) => ({ date, severity }));
}

export function symptomsPart(sources: Sources): NonNullable<VisitReport["symptoms"]> {
  const { symptoms, moods, facts, today, isInPeriod } = sources;
  const notes = symptoms.filter(({ severity }) => severity > 0);
  const table = symptomsByPhase(symptoms, facts, today);
  const checkInDays = moods.map(({ date }) => date).filter(isInPeriod);
  const patterns = symptomPatterns(symptoms, checkInDays, facts, today).filter(
    ({ sureness }) => sureness === "beyond-chance",
  );
  const rows = [...new Set(notes.map(({ type }) => type))].map((type) => ({
    type,
    ...figuresOf(notes.filter((symptom) => symptom.type === type)),
    phases: facts.hidesFertility ? null : phasesOf(table.rows.find((row) => row.type === type)),
    pattern: facts.hidesFertility
      ? null
      : (patterns.find((pattern) => pattern.type === type)?.phase ?? null),
  }));
  return {
    daysLogged: table.daysLogged,
    rows: rows.sort((one, other) => other.days - one.days || other.average - one.average),
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

function figuresOf(entries: readonly Symptom[]) {
  const severities = entries.map(({ severity }) => severity);
  const days = entries.map(({ date }) => date).sort();
  return {
    days: new Set(days).size,
    average: toOneDecimal(mean(severities) ?? 0),
    worst: Math.max(...severities),
    last: days.at(-1) as CalendarDay,
  };
}

export function moodPart(sources: Sources): NonNullable<VisitReport["mood"]> {
  const { moods, stress, facts, isInPeriod } = sources;
  const recent = moods.filter(({ date }) => isInPeriod(date));
  const includedCycles = facts.cycles.filter(({ isExcluded }) => isExcluded !== true);
  const averageOf = (values: readonly number[]) => {
    const average = mean(values);
    return average === null ? null : toOneDecimal(average);
  };
  const timing = (scale: MoodScale) =>
    premenstrualTiming(ratingsOf(moods, scale), includedCycles, LOWEST_RATING);
  const averageRating = (scale: MoodScale) =>
    averageOf(ratingsOf(recent, scale).map(({ rating }) => rating));
  return {
    checkIns: recent.length,
    depression: averageRating("depression"),
    anxiety: averageRating("anxiety"),
    stress: averageRating("stress"),
    sleep: averageOf(stress.flatMap(({ sleepQuality }) => sleepQuality ?? [])),
    timing: {
      depression: timing("depression"),
      anxiety: timing("anxiety"),
      stress: timing("stress"),
    },
  };
}
