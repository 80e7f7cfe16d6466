import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import {
  ERRATIC,
  INFREQUENT,
  type LengthPopulation,
  MONTHLY,
  UNUSUAL,
} from "./length-population.ts";
import { populationsFor } from "./stated-lengths.ts";

const populations: readonly (readonly [string, LengthPopulation])[] = [
  ["monthly", MONTHLY],
  ["infrequent", INFREQUENT],
  ["erratic", ERRATIC],
  ["unusual", UNUSUAL],
];

/** The prior's share on the outermost typical lengths of the grid. */
function shareAtTheEdges({ grid }: LengthPopulation, place: number): number {
  const model = fittedLengthModel();
  const cells = [model.monthly, model.infrequent, model.erratic, model.unusual][place];
  if (cells === undefined) throw new Error("a population was expected");
  const weights = cells.prior;
  const isEdge = (centre: number) => centre === grid.lengths[0] || centre === grid.lengths.at(-1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const edges = weights.filter((_, cell) => isEdge(cells.centres[cell] ?? 0));
  return edges.reduce((sum, weight) => sum + weight, 0) / all;
}

describe.each(populations)("the %s", (name, population) => {
  const { grid, centre, centreSpread, spread } = population;

  it("have typical lengths within the grid, with room on both sides", () => {
    const [shortest = 0, longest = 0] = [grid.lengths[0], grid.lengths.at(-1)];
    // Very short lengths are duplicate starts rather than cycles.
    const below = name === "unusual" ? 1.25 : 1.5;
    expect(centre * Math.exp(-below * centreSpread)).toBeGreaterThan(shortest);
    expect(centre * Math.exp(2.5 * centreSpread)).toBeLessThan(longest);
    const place = populations.findIndex(([other]) => other === name);
    expect(shareAtTheEdges(population, place)).toBeLessThan(0.05);
  });

  it("have distinct typical lengths in half days, and spreads around the median", () => {
    expect(grid.lengths.every((length) => Number.isInteger(length * 2))).toBe(true);
    expect([...new Set(grid.lengths)].sort((one, other) => one - other)).toEqual(grid.lengths);
    expect(grid.spreadsPerDoubling % 2).toBe(0);
    const widest = grid.narrowestSpread * 2 ** ((grid.spreads - 1) / grid.spreadsPerDoubling);
    expect(grid.narrowestSpread).toBeLessThan(spread / 2);
    expect(widest).toBeGreaterThan(spread * 2);
  });

  it("are skewed to late cycles, and have a finite mean", () => {
    expect(population.shape.skew).toBeGreaterThan(1);
    expect(population.shape.freedom).toBeGreaterThanOrEqual(2);
  });
});

it("the fitted parameters lie within the ranges of the fits without a fifth of the women", () => {
  // docs/predictions.md, from the cycles of Fehring et al. (JOGNN 2006;35:376).
  const isWithin = (value: number, [low, high]: readonly [number, number]) =>
    value >= low && value <= high;
  expect(isWithin(MONTHLY.centre, [28.2, 28.5])).toBe(true);
  expect(isWithin(MONTHLY.centreSpread, [0.079, 0.083])).toBe(true);
  expect(isWithin(MONTHLY.spreadSpread, [0.27, 0.35])).toBe(true);
  expect(isWithin(MONTHLY.spreadGrowth, [2.2, 3.7])).toBe(true);
  expect(isWithin(MONTHLY.shape.freedom, [5, 6.5])).toBe(true);
  expect(isWithin(MONTHLY.shape.skew, [1.2, 1.3])).toBe(true);
});

it("infrequent cycles are longer and wider than monthly ones, erratic ones more skewed", () => {
  expect(INFREQUENT.centre).toBeGreaterThan(MONTHLY.centre);
  expect(INFREQUENT.spread).toBeGreaterThan(ERRATIC.spread);
  expect(ERRATIC.spread).toBeGreaterThan(MONTHLY.spread);
  expect(ERRATIC.shape.skew).toBeGreaterThan(INFREQUENT.shape.skew);
});

it("the model is built once for all users", () => {
  const stated = { regularity: null, pcos: null, statedLength: null, age: null };
  const [one, other] = [1, 2].map(() => populationsFor(stated, fittedLengthModel()));
  expect(one?.map(({ cells }) => cells)).toEqual(other?.map(({ cells }) => cells));
  expect(fittedLengthModel()).toBe(fittedLengthModel());
});
