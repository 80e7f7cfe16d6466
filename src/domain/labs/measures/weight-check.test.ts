import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { checkWeight } from "./weight-check.ts";

const today = calendarDay("2026-11-20");
const earlier = (daysAgo: number, weight?: number) => ({ date: addDays(today, -daysAgo), weight });
const check = (weight: number, ...measures: ReturnType<typeof earlier>[]) =>
  checkWeight({ date: today, weight }, measures);

describe("a weight", () => {
  it("is accepted without a question when it is the first", () => {
    expect(check(72)).toBeNull();
    expect(check(72, earlier(3))).toBeNull();
  });

  it.each([
    [105, null],
    [95, null],
    [105.1, { kind: "changed-fast", earlier: 100, earlierDay: "2026-11-06" }],
    [94.9, { kind: "changed-fast", earlier: 100, earlierDay: "2026-11-06" }],
  ])("of %d kg, 14 days after 100 kg, gives %j", (weight, answer) => {
    expect(check(weight, earlier(14, 100))).toEqual(answer);
  });

  it("is not compared with one 15 days older, later, or of the day it replaces", () => {
    expect(check(80, earlier(15, 100))).toBeNull();
    expect(check(80, earlier(-1, 100))).toBeNull();
    expect(check(80, earlier(0, 100))).toBeNull();
  });

  it("is compared with the latest one, in any order", () => {
    const measures = [earlier(9, 90), earlier(2, 80), earlier(1), earlier(5, 85)];
    expect(check(81, ...measures)).toBeNull();
    expect(check(90, ...measures)).toMatchObject({ earlier: 80, earlierDay: "2026-11-18" });
  });

  it("typed in pounds is recognised", () => {
    expect(check(158, earlier(1, 72))).toEqual({
      kind: "other-unit",
      unit: "pounds",
      converted: 71.7,
    });
  });
});
