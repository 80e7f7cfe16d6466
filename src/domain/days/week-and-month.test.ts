import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, daysBetween } from "./calendar-day.ts";
import { daysOfRange, lastPeriods, monthOf, weekdayOf, weekOf } from "./week-and-month.ts";

const anyDay = fc
  .integer({ min: 0, max: 54_000 })
  .map((days) => addDays(calendarDay("1950-01-01"), days));

describe("weeks and months", () => {
  it.each([
    ["2026-11-16", 1],
    ["2026-11-20", 5],
    ["2026-11-22", 7],
    ["2024-02-29", 4],
    ["1950-01-01", 7],
  ])("%s is weekday %i", (day, weekday) => {
    expect(weekdayOf(calendarDay(day))).toBe(weekday);
  });

  it.each([
    ["2026-02-10", "2026-02-28"],
    ["2024-02-29", "2024-02-29"],
    ["2026-04-01", "2026-04-30"],
    ["2026-12-31", "2026-12-31"],
  ])("the month of %s ends on %s", (day, last) => {
    expect(monthOf(calendarDay(day))).toEqual({ first: `${day.slice(0, 7)}-01`, last });
  });

  it("a week is seven days from a Monday and contains its day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { first, last } = weekOf(day);
        expect([weekdayOf(first), weekdayOf(last), daysBetween(first, last)]).toEqual([1, 7, 6]);
        expect(first <= day && day <= last).toBe(true);
      }),
    );
  });

  it("a month contains exactly the days of its name", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { first, last } = monthOf(day);
        expect([first.slice(0, 7), last.slice(0, 7)]).toEqual([day.slice(0, 7), day.slice(0, 7)]);
        expect(first.endsWith("-01") && addDays(last, 1).endsWith("-01")).toBe(true);
      }),
    );
  });

  it("consecutive weeks and months have no gap", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(weekOf, monthOf), (today, periodOf) => {
        const periods = lastPeriods(periodOf, today, 5);
        expect(periods[0]).toEqual(periodOf(today));
        for (const [index, { first }] of periods.slice(0, -1).entries()) {
          expect(periods[index + 1]?.last).toBe(addDays(first, -1));
        }
      }),
    );
  });

  it("a reversed range has no days", () => {
    const day = calendarDay("2026-11-20");
    expect(daysOfRange({ first: day, last: day })).toEqual([day]);
    expect(daysOfRange({ first: day, last: addDays(day, -1) })).toEqual([]);
  });
});
