import { describe, expect, it } from "vitest";
import { dayRecord } from "../day/day-record.ts";
import type { DaySources } from "../day/day-sources.ts";
import { calendarDay } from "../days/calendar-day.ts";
import { worstRatings } from "./worst-ratings.ts";

const date = calendarDay("2026-11-20");
const worstOf = (sources: DaySources) => worstRatings(dayRecord(sources, date));

describe("the worst ratings of a day", () => {
  it("are 5 of 5 in the check-in and 10 of 10 in the daily log", () => {
    expect(worstOf({ checkIns: [{ date, depression: 5, anxiety: 4, stress: 5 }] })).toEqual([
      "depression",
      "stress",
    ]);
    expect(worstOf({ dailyLogs: [{ date, anxiety_level: 10, stress_level: 9 }] })).toEqual([
      "anxiety",
    ]);
    expect(worstOf({ stress: [{ date, level: 5, tags: [] }] })).toEqual(["stress"]);
  });

  it("are empty without an answer, or below the worst", () => {
    expect(worstOf({})).toEqual([]);
    expect(worstOf({ checkIns: [{ date, depression: 4 }] })).toEqual([]);
    expect(worstOf({ dailyLogs: [{ date, mood: "sad", stress_level: 9 }] })).toEqual([]);
  });
});
