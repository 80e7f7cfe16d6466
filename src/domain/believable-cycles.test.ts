import { describe, expect, it } from "vitest";
import { believableCycles } from "./believable-cycles.ts";
import { addDays, calendarDay } from "./calendar-day.ts";
import { believableLengths } from "./cycle-statistics.ts";

/** Cycles of the given lengths, and the one that is open after them. */
function cyclesOf(...lengths: number[]) {
  let startDay = calendarDay("2025-01-01");
  const cycles = [{ startDay }];
  for (const length of lengths) {
    startDay = addDays(startDay, length);
    cycles.push({ startDay });
  }
  return cycles;
}

describe("the cycles that are believable as one", () => {
  it("are none of none, and none while the first is open", () => {
    expect(believableCycles([])).toEqual([]);
    expect(believableCycles(cyclesOf())).toEqual([]);
  });

  it("leave out a start logged twice and a gap in the log, and keep the rest in place", () => {
    expect(believableCycles(cyclesOf(28, 2, 30, 200, 27))).toEqual([
      { startDay: "2025-01-01", length: 28 },
      { startDay: "2025-01-31", length: 30 },
      { startDay: "2025-09-18", length: 27 },
    ]);
  });

  it("have the lengths that the averages take in", () => {
    const cycles = cyclesOf(14, 15, 90, 91, 28);
    expect(believableCycles(cycles).map(({ length }) => length)).toEqual(believableLengths(cycles));
  });
});
