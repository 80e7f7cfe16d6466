import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/cycles.ts";
import { ProfileSchema } from "#contract/profile.ts";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import {
  cyclesPart,
  latestMeasures,
  moodPart,
  type SummarySources,
  symptomRows,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const profile = ProfileSchema.parse({
  name: "Thandi",
  age: 29,
  country: "South Africa",
  preferredLanguage: "English",
  timeZone: null,
  lastPeriodDate: null,
  cycleRegularity: "regular",
  averageCycleLength: null,
  pcosDiagnosis: "no",
  onboardingSymptoms: [],
  goals: ["track-periods"],
  contraception: "none",
  notifications: true,
  pregnancyStatus: null,
  consent: null,
  onboardingComplete: true,
});
const nothing: SummarySources = {
  profile,
  cycles: [],
  moods: [],
  stress: [],
  symptoms: [],
  measures: [],
};
const period = (daysAgo: number, days?: number): Cycle => {
  const startDay = ago(daysAgo);
  const start = { id: `c${daysAgo}`, startDate: startDay, startDay };
  if (days === undefined) return start;
  const endDay = addDays(startDay, days - 1);
  return { ...start, endDate: endDay, endDay };
};

describe("the cycles of the summary", () => {
  it("are averaged over the last 12 months, with the shortest and the longest", () => {
    const cycles = [period(3), period(31, 5), period(66, 4), period(96, 6), period(500, 9)];
    expect(cyclesPart({ ...nothing, cycles }, today)).toMatchObject({
      counted: 3,
      average: 31,
      shortest: 28,
      longest: 35,
      averagePeriod: 5,
    });
  });

  it("are listed newest first, the one she is in without a length", () => {
    const cycles = [period(66, 4), period(3), period(31, 5)];
    expect(cyclesPart({ ...nothing, cycles }, today).rows).toEqual([
      { startDay: ago(3), length: null, period: null },
      { startDay: ago(31), length: 28, period: 5 },
      { startDay: ago(66), length: 35, period: 4 },
    ]);
  });

  it("say nothing of what was not logged", () => {
    expect(cyclesPart(nothing, today)).toMatchObject({ counted: 0, average: null, rows: [] });
  });

  it("are read against the usual range only where one holds", () => {
    expect(cyclesPart(nothing, today).usual?.cycle).toEqual({ shortest: 24, longest: 38 });
    const onThePill = { ...nothing, profile: { ...profile, contraception: "pill" as const } };
    expect(cyclesPart(onThePill, today).usual).toBeNull();
  });
});

describe("the symptoms of the summary", () => {
  const symptom = (daysAgo: number, type: "cramps" | "fatigue", severity: number) => ({
    id: `${type}${daysAgo}`,
    date: ago(daysAgo),
    type,
    severity,
  });

  it("are those of 90 days, the most frequent first", () => {
    const symptoms = [
      symptom(0, "fatigue", 4),
      symptom(1, "cramps", 9),
      symptom(2, "cramps", 6),
      symptom(89, "cramps", 6),
      symptom(90, "fatigue", 10),
    ];
    expect(symptomRows({ ...nothing, symptoms }, today)).toEqual([
      { type: "cramps", days: 3, average: 7, worst: 9, last: ago(1) },
      { type: "fatigue", days: 1, average: 4, worst: 4, last: today },
    ]);
  });
});

describe("mood and stress of the summary", () => {
  it("are averaged, stress out of 10, with what came up most", () => {
    const moods = [
      { id: "1", date: ago(1), depression: 2, anxiety: 3, stress: 4 },
      { id: "2", date: ago(2), depression: 3, anxiety: 3, stress: 5 },
      { id: "3", date: ago(200), depression: 5, anxiety: 5, stress: 5 },
    ];
    const stress = [
      { id: "1", date: ago(1), level: 4, tags: ["Work" as const], sleepQuality: 2 },
      { id: "2", date: ago(2), level: 5, tags: ["Work" as const, "Sleep" as const] },
    ];
    expect(moodPart({ ...nothing, moods, stress }, today)).toEqual({
      days: 2,
      depression: 2.5,
      anxiety: 3,
      stress: 9,
      sleep: 2,
      tags: [
        { tag: "Work", days: 2 },
        { tag: "Sleep", days: 1 },
      ],
    });
  });

  it("are nothing where she noted none", () => {
    expect(moodPart(nothing, today)).toMatchObject({ days: 0, stress: null, tags: [] });
  });
});

describe("the measures of the summary", () => {
  it("are the latest of each kind", () => {
    const measures = [
      { id: "old", date: ago(40), weight: 72, hba1c: 5.4 },
      { id: "new", date: ago(3), weight: 71 },
    ];
    expect(
      latestMeasures({ ...nothing, measures }).map(({ measure, entry }) => [measure, entry.id]),
    ).toEqual([
      ["hba1c", "old"],
      ["weight", "new"],
    ]);
  });
});
