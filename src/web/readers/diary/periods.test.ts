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

describe("days of bleeding as periods", () => {
  it("one day between is the same period, two are not", () => {
    expect(spans([bled(0), bled(2), bled(5)])).toEqual([
      [0, 2],
      [5, 5],
    ]);
  });

  it("a marked start begins a period without a gap; marked twice in a row it is one", () => {
    expect(
      spans([bled(0, null, true), bled(1), bled(2, null, false), bled(3, null, true)]),
    ).toEqual([
      [0, 2],
      [3, 3],
    ]);
    expect(spans([bled(0, null, true), bled(1, null, true)])).toEqual([[0, 1]]);
  });

  it("has the flow of most of its days, the stronger of two", () => {
    const flowOf = (days: BleedingDay[]) => periodsOf(days, today)[0]?.flow;
    expect(flowOf([bled(0, "heavy"), bled(1, "light"), bled(2, "light")])).toBe("light");
    expect(flowOf([bled(0, "heavy"), bled(1, "light")])).toBe("heavy");
    expect(flowOf([bled(0), bled(1)])).toBeUndefined();
  });

  it("is left open while she bleeds today", () => {
    expect(periodsOf([{ day: today, flow: null, isStart: false }], today)).toEqual([
      { startDay: today },
    ]);
  });

  it("every day lies in exactly one period, whatever their order", () => {
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
