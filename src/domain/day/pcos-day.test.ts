import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { recentPcosDays } from "./pcos-day.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => ({ date: addDays(today, -days) });

describe("recentPcosDays", () => {
  it("covers today and the 29 days before [S9-19]", () => {
    expect(recentPcosDays([ago(0), ago(29), ago(30)], today)).toEqual([ago(0), ago(29)]);
  });

  it("sorts the days newest first without changing its input", () => {
    const logs = [ago(4), ago(0), ago(12)];
    expect(recentPcosDays(logs, today)).toEqual([ago(0), ago(4), ago(12)]);
    expect(logs).toEqual([ago(4), ago(0), ago(12)]);
  });

  it("includes a day dated tomorrow after a flight west", () => {
    expect(recentPcosDays([ago(-1)], today)).toEqual([ago(-1)]);
  });
});
