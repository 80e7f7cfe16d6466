import { describe, expect, it } from "vitest";
import { ageOn } from "./age-on.ts";
import { calendarDay } from "./calendar-day.ts";

const seventeen = { age: 17, ageToldOn: calendarDay("2025-11-20") };

describe("ageOn", () => {
  it.each([
    ["2025-11-20", 17],
    ["2026-11-19", 17],
    ["2026-11-20", 18],
    ["2027-11-19", 18],
    ["2035-12-31", 27],
  ])("of 17 on 20 November 2025 is on %s %i", (today, age) => {
    expect(ageOn(seventeen, calendarDay(today))).toBe(age);
  });

  it("stated on 29 February increases on 1 March in years without that day", () => {
    const leap = { age: 30, ageToldOn: calendarDay("2024-02-29") };
    expect(ageOn(leap, calendarDay("2025-02-28"))).toBe(30);
    expect(ageOn(leap, calendarDay("2025-03-01"))).toBe(31);
  });

  it("stays constant without the day it was stated, and is never lower on an earlier day", () => {
    expect(ageOn({ age: 17, ageToldOn: null }, calendarDay("2040-01-01"))).toBe(17);
    expect(ageOn(seventeen, calendarDay("2020-01-01"))).toBe(17);
    expect(ageOn({ age: null, ageToldOn: null }, calendarDay("2026-01-01"))).toBeNull();
  });
});
