import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { averageCycleLength, averagePeriodLength, believableLengths } from "./cycle-statistics.ts";
import { cyclesOfLengths } from "./testing/example-facts.ts";

const firstDay = calendarDay("2026-03-01");

const periodOf = (days: number) => ({ startDay: firstDay, endDay: addDays(firstDay, days - 1) });

describe("the average cycle", () => {
  it.each([
    ["28 and 31 days average 29.5", [28, 31], 29.5],
    ["one decimal is kept", [28, 28, 29], 28.3],
    ["halves round upwards", [28, 28, 28, 29], 28.3],
    ["70 days count like any other", [70, 70, 70], 70],
    ["15 and 90 days are the ends of what is averaged", [15, 90], 52.5],
  ])("%s", (_, lengths, average) => {
    expect(averageCycleLength(cyclesOfLengths(lengths))).toBe(average);
  });

  it("a start logged twice is left out of it", () => {
    expect(averageCycleLength(cyclesOfLengths([28, 2, 30]))).toBe(29);
    expect(averageCycleLength(cyclesOfLengths([28, 14, 30]))).toBe(29);
  });

  it("a gap of more than 90 days is left out of it", () => {
    expect(averageCycleLength(cyclesOfLengths([28, 91, 30]))).toBe(29);
  });

  it("is unknown without a completed cycle that is believable", () => {
    expect(averageCycleLength([])).toBeNull();
    expect(averageCycleLength([{ startDay: firstDay }])).toBeNull();
    expect(averageCycleLength(cyclesOfLengths([3, 200]))).toBeNull();
  });

  it("lies between the shortest and the longest, and the order of the log does not matter", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 }),
        (lengths) => {
          const cycles = cyclesOfLengths(lengths);
          const believable = believableLengths(cycles);
          const average = averageCycleLength(cycles);
          expect(average).toBe(averageCycleLength([...cycles].reverse()));
          if (average === null) {
            expect(believable).toEqual([]);
          } else {
            expect(average).toBeGreaterThanOrEqual(Math.min(...believable));
            expect(average).toBeLessThanOrEqual(Math.max(...believable));
          }
        },
      ),
    );
  });
});

describe("the average period", () => {
  it("a period that begins and ends on one day lasts one day", () => {
    expect(averagePeriodLength([periodOf(1)])).toBe(1);
  });

  it("counts its first and its last day", () => {
    expect(averagePeriodLength([periodOf(5)])).toBe(5);
    expect(averagePeriodLength([periodOf(4), periodOf(5), periodOf(5)])).toBe(4.7);
  });

  it("leaves the open period out", () => {
    expect(averagePeriodLength([periodOf(5), { startDay: firstDay }])).toBe(5);
    expect(averagePeriodLength([{ startDay: firstDay }])).toBeNull();
  });

  it("leaves out a period of more than 30 days, most likely ended long after it was over", () => {
    expect(averagePeriodLength([periodOf(5), periodOf(31)])).toBe(5);
    expect(averagePeriodLength([periodOf(30)])).toBe(30);
  });

  it("leaves out an end before its start", () => {
    expect(averagePeriodLength([{ startDay: firstDay, endDay: addDays(firstDay, -3) }])).toBeNull();
  });
});
