import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flows } from "#contract/entries/cycles.ts";
import { addDays, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type BleedingDay, periodsOf } from "./periods.ts";

const today = calendarDay("2026-11-20");
const first = calendarDay("2026-01-01");
const bled = (at: number, flow: BleedingDay["flow"] = null, isStart = false): BleedingDay => ({
  day: addDays(first, at),
  flow,
  isStart,
});
const spans = (days: BleedingDay[]) =>
  periodsOf(days, today).map(({ startDay, endDay }) => [
    daysBetween(first, startDay),
    daysBetween(first, endDay ?? today),
  ]);

describe("periodsOf", () => {
  it("joins bleeding across a gap of one day, but not of two", () => {
    expect(spans([bled(0), bled(2), bled(5)])).toEqual([
      [0, 2],
      [5, 5],
    ]);
  });

  it("begins a period at a marked start without a gap; two marks in a row are one start", () => {
    expect(
      spans([bled(0, null, true), bled(1), bled(2, null, false), bled(3, null, true)]),
    ).toEqual([
      [0, 2],
      [3, 3],
    ]);
    expect(spans([bled(0, null, true), bled(1, null, true)])).toEqual([[0, 1]]);
  });

  it("uses the most frequent flow, or the heavier of two", () => {
    const flowOf = (days: BleedingDay[]) => periodsOf(days, today)[0]?.flow;
    expect(flowOf([bled(0, "heavy"), bled(1, "light"), bled(2, "light")])).toBe("light");
    expect(flowOf([bled(0, "heavy"), bled(1, "light")])).toBe("heavy");
    expect(flowOf([bled(0), bled(1)])).toBeUndefined();
  });

  it("leaves the period open if the user bleeds today", () => {
    expect(periodsOf([{ day: today, flow: null, isStart: false }], today)).toEqual([
      { startDay: today },
    ]);
  });

  it("puts every day into exactly one period, in any order", () => {
    const day = fc.record({
      day: fc.integer({ min: 0, max: 300 }).map((at) => addDays(first, at)),
      flow: fc.option(fc.constantFrom(...flows)),
      isStart: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: (one) => one.day }), (days) => {
        const periods = periodsOf(days, today);
        for (const { day } of days) {
          const holding = periods.filter(
            ({ startDay, endDay = today }) => day >= startDay && day <= endDay,
          );
          expect(holding).toHaveLength(1);
        }
      }),
    );
  });
});
