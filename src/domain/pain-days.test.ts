import { describe, expect, it } from "vitest";
import { periodRanges } from "./bleeding-days.ts";
import { calendarDay } from "./calendar-day.ts";
import { painDays } from "./pain-days.ts";

const day = (date: number) => calendarDay(`2026-11-${String(date).padStart(2, "0")}`);

describe("days of pain", () => {
  it("count once however often a day was noted, at its worst", () => {
    const notes = [
      { date: day(3), severity: 4 },
      { date: day(3), severity: 9 },
      { date: day(5), severity: 8 },
    ];
    expect(painDays(notes, [])).toEqual({
      days: 2,
      daysInPeriod: 0,
      severeDays: 2,
      worst: { date: day(3), severity: 9 },
      lastSevere: day(5),
    });
  });

  it("are none where she noted that there was none", () => {
    const notes = [{ date: day(3), severity: 0 }];
    expect(painDays(notes, [])).toMatchObject({ days: 0, worst: null, lastSevere: null });
  });

  it("lie in a period up to its last day, and in an open one for eight days", () => {
    const notes = [1, 5, 6, 10, 17, 18].map((date) => ({ date: day(date), severity: 2 }));
    const cycles = [{ startDay: day(1), endDay: day(5) }, { startDay: day(10) }];
    expect(painDays(notes, periodRanges({ cycles }, day(20))).daysInPeriod).toBe(4);
  });
});
