import { describe, expect, it } from "vitest";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { dayRecord } from "#domain/day/day-record.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { formOf, readForm, withAnswer } from "./form.ts";
import { knownAnswers, withLaterAnswers } from "./use-known-answers.ts";

const date = calendarDay("2026-11-20");
const checkIn = { date, stress: 4, revision: 9 };
const log: DailyLog & { revision: number } = { date, stress_level: 3, pain_level: 2, revision: 5 };

describe("a level from another form of the day", () => {
  it("is shown on the daily log's scale with its source", () => {
    const symptoms = [
      { date, type: "bloating", severity: 6 },
      { date, type: "cramps", severity: 7 },
    ] as const;
    const ovulation = [{ date, cervicalMucus: "egg_white" }] as const;
    const stress = [{ date, level: 2, tags: [], sleepQuality: 4 }];
    const sources = { symptoms, ovulation, stress, checkIns: [checkIn] };
    expect(knownAnswers(dayRecord(sources, date))).toMatchObject({
      stress_level: { value: 8, from: "check-in" },
      sleep_quality: { value: 10, from: "stress" },
      bloating: { value: 6, from: "symptoms" },
      pain_level: { value: 7, from: "symptoms" },
      cervical_mucus: { value: "egg-white", from: "ovulation" },
    });
  });

  it("is ignored if the daily log is more recent or only this device has it", () => {
    const dailyLogs = [{ ...log, revision: 10 }];
    const device = [{ dateISO: date, mood: { anxiety: 4 } }];
    const known = knownAnswers(dayRecord({ dailyLogs, checkIns: [checkIn], device }, date));
    expect(known.stress_level).toBeUndefined();
    expect(known.anxiety_level).toBeUndefined();
  });

  it("replaces the log's older answer unless the user answers here again", () => {
    const known = knownAnswers(dayRecord({ dailyLogs: [log], checkIns: [checkIn] }, date));
    const form = formOf(log);
    expect(withLaterAnswers(form, log, known).answers).toEqual({ stress_level: 8, pain_level: 2 });
    const changed = withAnswer(form, "stress_level", 6);
    expect(withLaterAnswers(changed, log, known).answers.stress_level).toBe(6);
  });

  it("is not sent with a log that has no answer of its own", () => {
    const symptoms = [{ date, type: "cramps", severity: 7 }] as const;
    const known = knownAnswers(dayRecord({ symptoms, checkIns: [checkIn] }, date));
    const form = withLaterAnswers(withAnswer(formOf(null), "mood", "ok"), null, known);
    expect(readForm(form, date)).toEqual({ kind: "log", log: { date, mood: "ok" } });
  });

  it("leaves the log's own pain beside worse cramps, which are separate questions", () => {
    const symptoms = [{ date, type: "cramps", severity: 7, revision: 9 }] as const;
    const known = knownAnswers(dayRecord({ dailyLogs: [log], symptoms }, date));
    expect(withLaterAnswers(formOf(log), log, known).answers.pain_level).toBe(2);
  });
});
