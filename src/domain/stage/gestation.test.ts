import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { gestationOn, routineChecks } from "./gestation.ts";

const from = calendarDay("2026-03-01");
const on = (weeks: number, days = 0) => gestationOn(from, addDays(from, 7 * weeks + days));

describe("gestationOn", () => {
  it("counts weeks and days from the last period", () => {
    expect(on(12, 3)).toMatchObject({ weeks: 12, days: 3, trimester: 1 });
    expect(on(13, 6).trimester).toBe(1);
    expect(on(14).trimester).toBe(2);
    expect(on(27, 6).trimester).toBe(2);
    expect(on(28).trimester).toBe(3);
    expect(on(0).dueDay).toBe(addDays(from, 280));
  });

  it("names the next of the eight checks, and none after 40 weeks", () => {
    expect(routineChecks(from).map(({ weeks }) => weeks)).toEqual([12, 20, 26, 30, 34, 36, 38, 40]);
    expect(on(5).nextCheck).toEqual({ weeks: 12, day: addDays(from, 84) });
    expect(on(20).nextCheck?.weeks).toBe(20);
    expect(on(20, 1).nextCheck?.weeks).toBe(26);
    expect(on(40, 1).nextCheck).toBeNull();
  });

  it("is over from week 43, and has begun on a day before its first", () => {
    expect(on(42, 6).isOver).toBe(false);
    expect(on(43).isOver).toBe(true);
    expect(gestationOn(from, addDays(from, -1))).toMatchObject({ weeks: 0, days: 0 });
  });
});
