import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import { type LengthCells, MOST_CYCLES_TOGETHER } from "./length-cells.ts";

const model = fittedLengthModel();
const populations: readonly (readonly [string, LengthCells])[] = Object.entries(model);

describe.each(populations)("the cells of %s cycles", (_, cells) => {
  const { lengths, spreads } = cells.population.grid;

  it("lie within the grid, each typical length once per spread", () => {
    expect(cells.perSpread).toBe(lengths.length);
    expect(cells.centres).toHaveLength(lengths.length * spreads);
    expect([...cells.centres.slice(-lengths.length)]).toEqual(lengths);
    expect(new Set(cells.spreads).size).toBe(spreads);
  });

  it("have priors that sum to 1", () => {
    expect(cells.prior.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...cells.prior)).toBeGreaterThan(0);
  });

  it("have sums of up to ten cycles, each wider and later than the one before", () => {
    const sums = cells.sumsOf(0);
    expect(sums).toHaveLength(MOST_CYCLES_TOGETHER);
    sums.slice(1).forEach(({ kernel, shift }, place) => {
      const before = sums[place];
      expect(kernel.densityAt(0)).toBeLessThanOrEqual(before?.kernel.densityAt(0) ?? 0);
      expect(shift).toBeGreaterThanOrEqual(before?.shift ?? 0);
    });
  });
});

it("the survival of two merged cycles falls with each day", () => {
  const { monthly } = model;
  const cell = monthly.centres.indexOf(29);
  const together = monthly.sumsOf(cell)[1];
  const days = Array.from({ length: 120 }, (_, day) =>
    together === undefined ? 0 : together.kernel.survivalAt(day - 58 - together.shift),
  );
  expect(days.every((value, day) => day === 0 || value <= (days[day - 1] ?? 2) + 0.02)).toBe(true);
  expect(days[40]).toBeGreaterThan(0.99);
  expect(days[58]).toBeGreaterThan(0.2);
  expect(days[100]).toBeLessThan(0.01);
});
