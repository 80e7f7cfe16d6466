import { describe, expect, it } from "vitest";
import { dayRecords } from "../day/day-record.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { lowWeeks } from "./low-weeks.ts";

const today = calendarDay("2026-11-22");
const rated = (levels: Readonly<Record<number, number>>, scale: "depression" | "anxiety") =>
  dayRecords({
    checkIns: Object.entries(levels).map(([ago, level]) => ({
      date: addDays(today, -Number(ago)),
      [scale]: level,
    })),
  });

describe("lowWeeks", () => {
  it("needs more than half of the rated days at 4 of 5 or more, in both weeks", () => {
    expect(lowWeeks(rated({ 0: 4, 3: 5, 8: 4, 12: 4 }, "depression"), today)).toBe("mood");
    expect(lowWeeks(rated({ 0: 5, 3: 4, 8: 4, 12: 5 }, "anxiety"), today)).toBe("worry");
  });

  it("ignores a single low week, exactly half of the days, a single day, and the past", () => {
    expect(lowWeeks(rated({ 0: 5, 3: 5, 8: 1, 12: 2 }, "depression"), today)).toBeNull();
    expect(lowWeeks(rated({ 0: 5, 3: 1, 8: 5, 12: 1 }, "depression"), today)).toBeNull();
    expect(lowWeeks(rated({ 0: 5, 8: 5 }, "depression"), today)).toBeNull();
    expect(lowWeeks(rated({ 14: 5, 15: 5, 20: 5, 22: 5 }, "depression"), today)).toBeNull();
    expect(lowWeeks(new Map(), today)).toBeNull();
  });

  it("reads the daily log's mood too", () => {
    const sad = [0, 2, 9, 11].map((ago) => ({ date: addDays(today, -ago), mood: "sad" as const }));
    expect(lowWeeks(dayRecords({ dailyLogs: sad }), today)).toBe("mood");
  });
});
