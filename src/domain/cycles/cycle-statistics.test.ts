import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cyclesOfLengths } from "../testing/example-facts.ts";
import {
  averageCycleLength,
  averagePeriodLength,
  countedLengths,
  usualPeriodLength,
} from "./cycle-statistics.ts";

const firstDay = calendarDay("2026-03-01");

const periodOf = (days: number) => ({ startDay: firstDay, endDay: addDays(firstDay, days - 1) });

describe("the average cycle", () => {
  it.each([
    ["28 and 31 days average 29.5", [28, 31], 29.5],
    ["one decimal is kept", [28, 28, 29], 28.3],
    ["halves round upwards", [28, 28, 28, 29], 28.3],
    ["70 days count like any other", [70, 70, 70], 70],
    ["14, 120 and 400 days count too", [14, 120, 400], 178],
  ])("%s", (_, lengths, average) => {
    expect(averageCycleLength(cyclesOfLengths(lengths))).toBe(average);
  });

  it("is null without a completed cycle", () => {
    expect(averageCycleLength([])).toBeNull();
    expect(averageCycleLength([{ startDay: firstDay }])).toBeNull();
  });

  it("lies between the shortest and the longest, whatever the order of the log", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 }),
        (lengths) => {
          const cycles = cyclesOfLengths(lengths);
          const average = averageCycleLength(cycles);
          expect(average).toBe(averageCycleLength([...cycles].reverse()));
          expect(countedLengths(cycles)).toEqual(lengths);
          expect(average).toBeGreaterThanOrEqual(Math.min(...lengths));
          expect(average).toBeLessThanOrEqual(Math.max(...lengths));
        },
      ),
    );
  });
});

describe("the average period", () => {
  it("counts a period that begins and ends on one day as 1 day", () => {
    expect(averagePeriodLength([periodOf(1)])).toBe(1);
  });

  it("counts the first and the last day", () => {
    expect(averagePeriodLength([periodOf(5)])).toBe(5);
    expect(averagePeriodLength([periodOf(4), periodOf(5), periodOf(5)])).toBe(4.7);
  });

  it("leaves out an open period, however long ago it began", () => {
    const open = { startDay: addDays(firstDay, 28) };
    expect(averagePeriodLength([periodOf(5), open])).toBe(5);
    expect(averagePeriodLength([open])).toBeNull();
  });

  it("leaves out the period of an excluded cycle", () => {
    const cycles = [periodOf(5), { ...periodOf(9), isExcluded: true }];
    expect(averagePeriodLength(cycles)).toBe(5);
  });

  it("leaves out a period of more than 30 days, whose end was most likely logged late", () => {
    expect(averagePeriodLength([periodOf(5), periodOf(31)])).toBe(5);
    expect(averagePeriodLength([periodOf(30)])).toBe(30);
  });

  it("leaves out a period whose end precedes its start", () => {
    expect(averagePeriodLength([{ startDay: firstDay, endDay: addDays(firstDay, -3) }])).toBeNull();
  });
});

describe("the usual period", () => {
  const [first, fourth] = [calendarDay("2026-07-02"), calendarDay("2026-07-05")];

  it("is the stated length until a period has ended, and 5 days without a statement", () => {
    expect(usualPeriodLength([])).toBe(5);
    expect(usualPeriodLength([{ startDay: first }], 7)).toBe(7);
    expect(usualPeriodLength([{ startDay: first, endDay: fourth }], 7)).toBe(4);
  });
});
