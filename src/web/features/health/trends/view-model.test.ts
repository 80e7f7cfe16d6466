import { describe, expect, it } from "vitest";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import {
  bleedingMarks,
  firstDayShown,
  isWeekly,
  largestShare,
  runningAverages,
  shareOfPhase,
  spanIn,
  trendsOf,
  weeklyAverages,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const first = addDays(today, -91);
const recordsOf = (sources: DaySources) => [...dayRecords(sources).values()];
const mood = (daysAgo: number, depression: number) => ({
  id: String(daysAgo),
  date: addDays(today, -daysAgo),
  depression,
  anxiety: 2,
  stress: 3,
});

describe("the lines of a trend", () => {
  it("are sorted oldest first and start with the span", () => {
    const [low] = trendsOf(recordsOf({ checkIns: [mood(0, 4), mood(5, 1), mood(200, 5)] }), first);
    expect(low?.values.map(({ value }) => value)).toEqual([1, 4]);
  });

  it("are omitted without values", () => {
    expect(trendsOf([], first)).toEqual([]);
  });

  it("merge the sleep answers of both forms on one scale", () => {
    const stress = [{ date: today, level: 3, tags: [], sleepQuality: 4 }];
    const dailyLogs = [{ date: addDays(today, -1), sleep_quality: 6 }];
    const sleep = trendsOf(recordsOf({ stress, dailyLogs }), first).find(
      ({ key }) => key === "sleep",
    );
    expect(sleep?.values.map(({ value }) => value)).toEqual([6, 10]);
  });

  it("include anxiety from a daily log, on the check-in's scale", () => {
    const dailyLogs = [0, 9].map((anxiety_level, ago) => ({
      date: addDays(today, -ago),
      anxiety_level,
    }));
    expect(trendsOf(recordsOf({ dailyLogs }), first)[0]?.values.map(({ value }) => value)).toEqual([
      4.5, 1,
    ]);
  });

  it("are weekly averages over long spans", () => {
    expect(isWeekly(first, today)).toBe(false);
    expect(isWeekly(addDays(today, -182), today)).toBe(true);
    const values = [0, 1, 8].map((day, index) => ({ day: addDays(first, day), value: index + 1 }));
    expect(weeklyAverages(values, first)).toEqual([
      { day: addDays(first, 3), value: 1.5 },
      { day: addDays(first, 10), value: 3 },
    ]);
  });

  it("are seven-day moving averages over short spans", () => {
    const values = [0, 3, 7].map((day) => ({ day: addDays(first, day), value: day }));
    expect(runningAverages(values).map(({ value }) => value)).toEqual([1.5, 1.5, 7]);
  });

  it("start with the first value for the whole history", () => {
    expect(firstDayShown("all", today, recordsOf({ checkIns: [mood(400, 2), mood(2, 2)] }))).toBe(
      addDays(today, -400),
    );
    expect(firstDayShown("3", today, [])).toBe(first);
  });

  it("cover three months if the address is invalid", () => {
    expect([spanIn("a year"), spanIn(null), spanIn("12")]).toEqual(["3", "3", "12"]);
  });
});

describe("the bleeding days of a trend", () => {
  it("are marked once each, and only within the lines", () => {
    const cycle = (daysAgo: number, days: number) => ({
      id: String(daysAgo),
      startDate: addDays(today, -daysAgo),
      startDay: addDays(today, -daysAgo),
      endDay: addDays(today, days - 1 - daysAgo),
    });
    const bleeding = bleedingDays({ cycles: [cycle(20, 5), cycle(93, 4)] }, today);
    expect(bleedingMarks(bleeding, first, today)).toHaveLength(5 + 2);
  });
});

describe("a symptom in a phase", () => {
  const cell = (days: number) => ({ days, meanSeverity: null });
  const row = {
    type: "cramps",
    days: 6,
    phases: { menstrual: cell(5), follicular: cell(0), ovulatory: cell(1), luteal: cell(0) },
  };
  const map = {
    daysLogged: { menstrual: 10, follicular: 20, ovulatory: 0, luteal: 5 },
    rows: [row],
    daysUnplaced: 0,
    daysOnlyLikeliest: 0,
  };

  it("is shown as a share of the days logged in it", () => {
    expect(shareOfPhase(map, row, "menstrual")).toBe(0.5);
    expect(shareOfPhase(map, row, "ovulatory")).toBe(0);
    expect(largestShare(map)).toBe(0.5);
    expect(largestShare({ ...map, rows: [] })).toBe(1);
  });
});
