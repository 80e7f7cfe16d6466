import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { dayByKey, monthsOn, weekdays, weeksOf } from "./months.ts";

describe("a month", () => {
  it("is split into weeks from Monday", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  it("of exactly four weeks has four rows", () => {
    expect(weeksOf("2027-02")).toHaveLength(4);
  });

  it("follows the previous one across new year and leap days", () => {
    expect(monthsOn("2026-12", 1)).toBe("2027-01");
    expect(monthsOn("2026-01", -1)).toBe("2025-12");
    expect(monthsOn("2026-01", 1)).toBe("2026-02");
    expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
    let month = "2024-01";
    const seen = Array.from({ length: 48 }, () => {
      month = monthsOn(month, 1);
      return month;
    });
    expect(new Set(seen).size).toBe(48);
    expect(month).toBe("2028-01");
  });

  it("has weekdays from Monday", () => {
    expect(weekdays("en", "short")[0]).toBe("Mon");
  });

  it("moves by days and weeks with the arrow keys", () => {
    expect(dayByKey("ArrowUp", calendarDay("2026-11-20"))).toBe("2026-11-13");
    expect(dayByKey("ArrowRight", calendarDay("2026-11-20"))).toBe("2026-11-21");
    expect(dayByKey("Enter", calendarDay("2026-11-20"))).toBeNull();
  });
});
