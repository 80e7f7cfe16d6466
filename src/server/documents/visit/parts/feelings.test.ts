import { describe, expect, it } from "vitest";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { moodPart, painPart, pelvicPain, symptomsPart } from "./feelings.ts";
import { readSources } from "./sources.ts";

const today = calendarDay("2026-11-20");
const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b01";
const november = (day: number) => calendarDay(`2026-11-${String(day).padStart(2, "0")}`);

const symptom = (day: number, type: SymptomType, severity: number): Symptom => ({
  id,
  date: november(day),
  type,
  severity,
});
const period = {
  id,
  startDate: "2026-11-08",
  startDay: november(8),
  endDate: "2026-11-11",
  endDay: november(11),
};

const sourcesOf = (story: Parameters<typeof readerOf>[0]) => readSources(readerOf(story), today, 6);

describe("the report's pain", () => {
  it("counts each day once, at its worst value from any source", async () => {
    const story = {
      cycle: [period],
      symptom: [symptom(8, "cramps", 5), symptom(8, "pelvic_pain", 8), symptom(15, "cramps", 3)],
      dailyLog: [{ date: november(8), pain_level: 6 }],
    };
    expect(painPart(await sourcesOf(story))).toMatchObject({
      days: 2,
      daysInPeriod: 1,
      severeDays: 1,
      worst: { date: "2026-11-08", severity: 8 },
    });
  });

  it("is absent when none was noted", async () => {
    const story = {
      symptom: [symptom(8, "cramps", 0)],
      dailyLog: [{ date: november(9), pain_level: 0 }, { date: november(10) }],
    };
    expect(painPart(await sourcesOf(story))).toEqual({
      days: 0,
      daysInPeriod: 0,
      severeDays: 0,
      worst: null,
      others: [],
      painkillerFailed: 0,
      daysOff: 0,
    });
  });

  it("lists other pains by frequency, counting each day once", async () => {
    const story = {
      symptom: [
        symptom(3, "headaches", 4),
        symptom(4, "pain_during_sex", 3),
        symptom(5, "back_pain", 2),
        symptom(6, "headaches", 7),
        symptom(7, "joint_pain", 0),
      ],
      dailyLog: [
        { date: november(4), pain_during_sex: 6 },
        { date: november(9), pain_during_sex: 2 },
        { date: november(10), pain_during_sex: 1 },
      ],
    };
    expect(painPart(await sourcesOf(story)).others).toEqual([
      { type: "pain_during_sex", days: 3, worst: 6 },
      { type: "headaches", days: 2, worst: 7 },
      { type: "back_pain", days: 1, worst: 2 },
    ]);
  });

  it("does not count other pains as pelvic pain", async () => {
    const story = { symptom: [symptom(3, "headaches", 9), symptom(4, "back_pain", 9)] };
    expect(pelvicPain(await sourcesOf(story)).days).toBe(0);
  });
});

describe("the report's symptoms", () => {
  it("are ordered by days, then by strength; those rated 0 are left out", async () => {
    const story = {
      symptom: [
        symptom(3, "fatigue", 2),
        symptom(4, "fatigue", 5),
        symptom(4, "bloating", 8),
        symptom(5, "nausea", 3),
        symptom(6, "acne_face", 0),
      ],
    };
    const { rows } = symptomsPart(await sourcesOf(story));
    expect(
      rows.map(({ type, days, average, worst, last }) => [type, days, average, worst, last]),
    ).toEqual([
      ["fatigue", 2, 3.5, 5, "2026-11-04"],
      ["bloating", 1, 8, 8, "2026-11-04"],
      ["nausea", 1, 3, 3, "2026-11-05"],
    ]);
  });

  it("are split by phase, except with fertility hidden or on hormones", async () => {
    const story = { cycle: [period], symptom: [symptom(9, "cramps", 6)] };
    const open = { ...story, profile: [newProfile("Thandi")] };
    const [row] = symptomsPart(await sourcesOf(open)).rows;
    expect(row?.phases?.menstrual).toEqual({ days: 1, average: 6 });
    expect(row?.phases?.luteal).toEqual({ days: 0, average: null });
    const profile = { ...newProfile("Thandi"), hidesFertility: true };
    const [hidden] = symptomsPart(await sourcesOf({ ...story, profile: [profile] })).rows;
    expect([hidden?.phases, hidden?.pattern]).toEqual([null, null]);
    const onPill = { ...newProfile("Thandi"), contraception: "pill" as const };
    const [ofPill] = symptomsPart(await sourcesOf({ ...story, profile: [onPill] })).rows;
    expect([ofPill?.phases, ofPill?.pattern]).toEqual([null, null]);
  });

  it("are empty when none are logged, apart from those told in onboarding", async () => {
    const onboardingSymptoms = [{ name: "Carb Cravings" as const, severity: 4 }];
    const profile = { ...newProfile("Thandi"), onboardingSymptoms };
    const { rows, told } = symptomsPart(await sourcesOf({ profile: [profile] }));
    expect(rows).toEqual([]);
    expect(told).toEqual([{ type: "cravings_carbs", severity: 4 }]);
  });
});

describe("the report's mood", () => {
  const mood = (date: string, depression: number) => ({
    id,
    date: calendarDay(date),
    depression,
    anxiety: 2,
    stress: 4,
  });

  it("averages the check-ins of the report's months, to one decimal", async () => {
    const story = {
      mood: [
        mood("2026-11-01", 2),
        mood("2026-11-02", 2),
        mood("2026-11-03", 3),
        mood("2026-01-03", 5),
      ],
      stress: [
        { id, date: november(1), level: 3, tags: [], sleepQuality: 2 },
        { id, date: november(2), level: 3, tags: [] },
        { id, date: november(3), level: 3, tags: [], sleepQuality: 3 },
      ],
    };
    expect(moodPart(await sourcesOf(story))).toMatchObject({
      checkIns: 3,
      depression: 2.3,
      anxiety: 2,
      stress: 4,
      sleep: 2.5,
    });
  });

  it("averages each scale over the days on which it was answered", async () => {
    const story = {
      mood: [mood("2026-11-01", 2), { id, date: november(2), depression: 5 }],
    };
    const averages = { checkIns: 2, depression: 3.5, anxiety: 2, stress: 4 };
    expect(moodPart(await sourcesOf(story))).toMatchObject(averages);
  });

  it("counts the days with only a mood in the daily log", async () => {
    const dailyLog = [{ id, date: november(4), mood: "sad" as const }];
    const story = { mood: [mood("2026-11-01", 2)], dailyLog };
    expect(moodPart(await sourcesOf(story))).toMatchObject({ checkIns: 2, depression: 2 });
  });

  it("has no averages, not even 0, without check-ins", async () => {
    expect(moodPart(await sourcesOf({}))).toMatchObject({
      checkIns: 0,
      depression: null,
      anxiety: null,
      stress: null,
      sleep: null,
    });
  });
});
