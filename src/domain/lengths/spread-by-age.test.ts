import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { spreadFactor } from "./spread-by-age.ts";

const start = calendarDay("2026-11-20");

function forecastAfter(lengths: readonly number[], said: Partial<CycleFacts>) {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const cycles = cyclesOfLengths(lengths, addDays(start, -total));
  const forecast = forecastPeriod(factsOf({ ...said, cycles }), start);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  const { expectedLength, expected80 } = forecast;
  return { expectedLength, width: daysBetween(expected80.first, expected80.last) };
}

describe("the variability of cycles by age (Li et al. 2023)", () => {
  it.each([
    [null, 1],
    [19, 1.41],
    [20, 1],
    [44, 1],
    [45, 1.43],
    [49, 1.43],
    [50, 2.95],
    [57, 2.95],
  ])("at age %s is %d times that at 35 to 39", (age, factor) => {
    expect(spreadFactor(age)).toBeCloseTo(factor, 2);
  });

  it.each([
    [17, 21],
    [47, 44],
    [52, 44],
  ])("widens the first range at %i beyond that at %i, with the same date", (age, other) => {
    const said = { regularity: "regular", pcos: "no", statedLength: 28 } as const;
    const [wide, narrow] = [
      forecastAfter([], { ...said, age }),
      forecastAfter([], { ...said, age: other }),
    ];
    expect(wide.width).toBeGreaterThan(narrow.width);
    expect(wide.expectedLength).toBe(narrow.expectedLength);
  });

  it.each([17, 47, 52])(
    "moves the day by one at most at %i, and yields to logged cycles",
    (age) => {
      const at = (years: number | null, lengths: readonly number[]) =>
        forecastAfter(lengths, { age: years });
      for (const lengths of [
        [28, 28],
        [27, 30, 29, 28],
        [31, 33, 30, 32, 31],
      ]) {
        const same = Math.min(Math.max(age, 20), 44);
        const moved = at(age, lengths).expectedLength - at(same, lengths).expectedLength;
        expect(Math.abs(moved)).toBeLessThanOrEqual(1);
      }
      const even = Array<number>(10).fill(28);
      expect(at(age, even).width).toBeLessThanOrEqual(at(null, even).width + 2);
    },
  );
});

describe("PCOS", () => {
  it.each([[[28, 28, 28]], [[30, 31, 29, 33]], [[35, 34, 36]]])(
    "widens the range beside cycles of %j, and moves the day by one at most",
    (lengths) => {
      const [stated, untold] = [
        forecastAfter(lengths, { pcos: "yes" }),
        forecastAfter(lengths, {}),
      ];
      expect(stated.width).toBeGreaterThanOrEqual(untold.width);
      expect(Math.abs(stated.expectedLength - untold.expectedLength)).toBeLessThanOrEqual(1);
    },
  );
});
