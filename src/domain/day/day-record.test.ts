import { describe, expect, it } from "vitest";
import { calendarDay } from "../days/calendar-day.ts";
import { dayRecord, dayRecords } from "./day-record.ts";

const date = calendarDay("2026-11-20");
const before = calendarDay("2026-11-19");
const checkIn = (stress: number, revision?: number) => ({
  date,
  depression: 2,
  anxiety: 3,
  stress,
  ...(revision !== undefined && { revision }),
});

describe("the record of a day", () => {
  it("has the symptoms and the stress of a full daily log", () => {
    const record = dayRecord(
      { dailyLogs: [{ date, acne: 7, bloating: 6, stress_level: 9, cravings: "sugar" }] },
      date,
    );
    expect(record.stress).toEqual({ value: 9, source: "daily-log", others: [] });
    expect(record.symptoms).toEqual([
      { type: "acne_face", value: 7, source: "daily-log", others: [] },
      { type: "bloating", value: 6, source: "daily-log", others: [] },
      { type: "cravings_sugar", value: null, source: "daily-log", others: [] },
    ]);
  });

  it("doubles the mood card's levels from 1–5 to 0–10", () => {
    const record = dayRecord({ checkIns: [checkIn(4)] }, date);
    expect([record.lowMood, record.anxiety, record.stress].map((fact) => fact?.value)).toEqual([
      4, 6, 8,
    ]);
  });

  it("takes the last saved of two conflicting answers and lists the other", () => {
    const dailyLogs = [{ date, stress_level: 9, revision: 4 }];
    expect(dayRecord({ dailyLogs, checkIns: [checkIn(2, 7)] }, date).stress).toEqual({
      value: 4,
      source: "check-in",
      others: [{ value: 9, source: "daily-log" }],
    });
    expect(dayRecord({ dailyLogs, checkIns: [checkIn(2, 3)] }, date).stress).toEqual({
      value: 9,
      source: "daily-log",
      others: [{ value: 4, source: "check-in" }],
    });
  });

  it("takes the most specific answer when the order of saving is unknown", () => {
    const dailyLogs = [{ date, stress_level: 9 }];
    const stress = [{ date, level: 5, tags: [] }];
    expect(dayRecord({ dailyLogs, checkIns: [checkIn(2)] }, date).stress?.value).toBe(9);
    expect(dayRecord({ stress, checkIns: [checkIn(2)] }, date).stress?.value).toBe(4);
  });

  it("takes the finer of two values that agree", () => {
    const sources = {
      dailyLogs: [{ date, stress_level: 9, sleep_quality: 3, revision: 4 }],
      checkIns: [checkIn(5, 7)],
      stress: [{ date, level: 5, sleepQuality: 2, tags: [], revision: 8 }],
    };
    const { stress, sleep } = dayRecord(sources, date);
    expect(stress).toEqual({ value: 9, source: "daily-log", others: [] });
    expect(sleep).toEqual({ value: 3, source: "daily-log", others: [] });
  });

  it("uses local notes only where the account has none", () => {
    const device = [
      { dateISO: date, mood: { acuteStress: 1, pmdd: 5 }, symptoms: ["nausea" as const] },
    ];
    const record = dayRecord({ checkIns: [checkIn(4)], device }, date);
    expect(record.stress).toMatchObject({ value: 8, others: [{ value: 2, source: "device" }] });
    expect(dayRecord({ device }, date).lowMood?.value).toBe(10);
    expect(record.symptoms).toEqual([
      { type: "nausea", value: null, source: "device", others: [] },
    ]);
  });

  it("takes flow from the daily log, else from the period the day lies in", () => {
    const bleeding = new Map([[date, { flow: "heavy" as const, isPeriod: true }]]);
    expect(dayRecord({ bleeding }, date).flow).toMatchObject({ value: "heavy", source: "period" });
    const dry = dayRecord({ dailyLogs: [{ date, period_flow: "none" }] }, date);
    expect([dry.bleeding, dry.flow?.value]).toEqual([null, "none"]);
  });

  it("takes the worst of all pains", () => {
    const symptoms = [
      { date, type: "cramps" as const, severity: 8 },
      { date, type: "headaches" as const, severity: 10 },
    ];
    expect(dayRecord({ dailyLogs: [{ date, pain_level: 3 }], symptoms }, date).pain).toEqual({
      value: 8,
      source: "symptoms",
      others: [{ value: 3, source: "daily-log" }],
    });
  });

  it("uses one vocabulary for mucus from both sources", () => {
    const sources = {
      dailyLogs: [{ date, cervical_mucus: "egg-white" as const }],
      ovulation: [{ date, cervicalMucus: "egg_white" as const }],
    };
    expect(dayRecord(sources, date).mucus).toMatchObject({ value: "egg_white", others: [] });
  });

  it("is empty without entries", () => {
    expect(dayRecord({}, date)).toMatchObject({ stress: null, flow: null, symptoms: [] });
  });
});

it("records come newest first, including days of local notes", () => {
  const records = dayRecords({
    dailyLogs: [{ date: before, motivation: 5 }],
    checkIns: [checkIn(1)],
    bleeding: new Map([[calendarDay("2026-11-21"), { flow: null, isPeriod: true }]]),
  });
  expect([...records.keys()]).toEqual(["2026-11-21", date, before]);
  expect(records.get(before)?.energy?.value).toBe(5);
});

it("an imported symptom without a strength counts as noted until the user rates it", () => {
  const date = calendarDay("2026-11-20");
  const cramps = { date, type: "cramps", severity: 5, assumedSeverity: 5 } as const;
  const noted = dayRecord({ symptoms: [cramps] }, date);
  expect(noted.symptoms).toMatchObject([{ type: "cramps", value: null }]);
  expect(noted.pain).toBeNull();
  const rated = dayRecord({ symptoms: [{ ...cramps, severity: 7 }] }, date);
  expect([rated.symptoms[0]?.value, rated.pain?.value]).toEqual([7, 7]);
});
