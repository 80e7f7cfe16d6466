import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import { latestMood, latestStress } from "./wellbeing.ts";

const today = calendarDay("2026-11-20");
const mood = (ago: number, stress: number) => ({
  id: `m${ago}`,
  date: addDays(today, -ago),
  depression: 1,
  anxiety: 1,
  stress,
});
const note = (ago: number, level: number) => ({
  id: `s${ago}`,
  date: addDays(today, -ago),
  level,
  tags: [],
});

describe("the latest mood", () => {
  it("is the newest, in whatever order they come", () => {
    expect(latestMood([mood(3, 1), mood(1, 2), mood(2, 3)], today)?.id).toBe("m1");
  });

  it("is none when she last checked in more than two weeks ago", () => {
    expect(latestMood([mood(13, 1)], today)).not.toBeNull();
    expect(latestMood([mood(14, 1)], today)).toBeNull();
  });
});

describe("the latest stress level", () => {
  it("comes from the newer of mood and stress entry", () => {
    expect(latestStress([mood(2, 1)], [note(1, 4)], today)).toBe(4);
    expect(latestStress([mood(1, 1)], [note(2, 4)], today)).toBe(1);
  });

  it("passes over a check-in that leaves stress unanswered", () => {
    const { stress: _, ...unanswered } = mood(0, 1);
    expect(latestStress([unanswered, mood(1, 4)], [], today)).toBe(4);
  });

  it("is the mood's on the same day", () => {
    expect(latestStress([mood(0, 2)], [note(0, 5)], today)).toBe(2);
  });

  it("is 0 where she said nothing lately", () => {
    expect(latestStress([], [], today)).toBe(0);
    expect(latestStress([mood(40, 5)], [note(40, 5)], today)).toBe(0);
  });
});
