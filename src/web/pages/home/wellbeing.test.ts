import { describe, expect, it } from "vitest";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { wellbeing } from "./wellbeing.ts";

const today = calendarDay("2026-11-20");
const mood = (ago: number, stress: number) => ({
  date: addDays(today, -ago),
  depression: 1,
  anxiety: 1,
  stress,
});
const note = (ago: number, level: number) => ({ date: addDays(today, -ago), level, tags: [] });
const stressOf = (sources: DaySources) => wellbeing(sources, today).stress;

describe("the hormone balance", () => {
  it("is that of the newest check-in, whatever the order, with its day", () => {
    const checkIns = [mood(3, 1), { ...mood(1, 2), anxiety: 5 }, mood(2, 3)];
    expect(wellbeing({ checkIns }, today).balance).toEqual({
      label: "variable",
      day: "2026-11-19",
    });
  });

  it("is unknown if the last check-in is more than two weeks old", () => {
    expect(wellbeing({ checkIns: [mood(13, 1)] }, today).balance.label).toBe("steady");
    expect(wellbeing({ checkIns: [mood(14, 1)] }, today).balance.label).toBe("unknown");
  });

  it("includes the anxiety of a daily log", () => {
    const dailyLogs = [{ date: today, anxiety_level: 8 }];
    expect(wellbeing({ dailyLogs }, today).balance.label).toBe("variable");
  });
});

describe("the stress chip", () => {
  it("is that of the newest day with stress in any form", () => {
    const dailyLogs = [{ date: today, stress_level: 9 }];
    expect(stressOf({ checkIns: [mood(2, 1)], stress: [note(1, 4)] })).toMatchObject({
      label: "high",
      rating: 8,
      day: "2026-11-19",
    });
    expect(stressOf({ checkIns: [mood(1, 1)], dailyLogs })).toEqual({
      label: "high",
      rating: 9,
      day: today,
    });
  });

  it("skips a check-in without a stress answer", () => {
    const { stress: _, ...unanswered } = mood(0, 1);
    expect(stressOf({ checkIns: [unanswered, mood(1, 4)] }).rating).toBe(8);
  });

  it("prefers the mood entry on the same day", () => {
    expect(stressOf({ checkIns: [mood(0, 2)], stress: [note(0, 5)] }).label).toBe("low");
  });

  it("is unknown without a recent answer", () => {
    expect(stressOf({})).toMatchObject({ label: "unknown", day: null });
    expect(stressOf({ checkIns: [mood(40, 5)], stress: [note(40, 5)] }).label).toBe("unknown");
  });

  it("is low for 0 in a daily log, not unknown", () => {
    expect(stressOf({ dailyLogs: [{ date: today, stress_level: 0 }] }).label).toBe("low");
  });
});
