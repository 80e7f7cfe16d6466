import { describe, expect, it } from "vitest";
import { calendarDay } from "../../days/calendar-day.ts";
import { type PeriodDays, periodsOverlap, withMargin } from "./periods-overlap.ts";

const period = (start: string, end?: string): PeriodDays => ({
  startDay: calendarDay(`2026-01-${start}`),
  endDay: end === undefined ? undefined : calendarDay(`2026-01-${end}`),
});

describe("two periods", () => {
  it.each([
    [period("05", "09"), period("08", "12"), true],
    [period("05", "09"), period("09", "12"), false],
    [period("05"), period("20", "22"), true],
    [period("05"), period("01", "04"), false],
    [period("05"), period("20"), true],
  ])("overlap when each begins before the other ends: %j and %j", (one, other, answer) => {
    expect(periodsOverlap(one, other)).toBe(answer);
    expect(periodsOverlap(other, one)).toBe(answer);
  });

  it.each([
    [period("10", "12"), true],
    [period("09", "12"), true],
    [period("11", "12"), false],
    [period("01", "04"), true],
    [period("01", "03"), false],
  ])("touch if no free day lies between them: %j", (other, answer) => {
    expect(periodsOverlap(withMargin(period("05", "09")), other)).toBe(answer);
  });

  it("counts a period left open to its 8th day", () => {
    expect(periodsOverlap(withMargin(period("01")), period("09", "12"))).toBe(true);
    expect(periodsOverlap(withMargin(period("01")), period("10", "12"))).toBe(false);
  });
});
