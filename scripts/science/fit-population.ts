import { afterCycle, type Weights } from "#domain/lengths/length-belief.ts";
import { type LengthCells, lengthCells } from "#domain/lengths/length-cells.ts";
import type { LengthPopulation } from "#domain/lengths/length-population.ts";
import type { Woman } from "./cycle-table.ts";

const FIRST_STEPS = {
  centre: 0.4,
  centreSpread: 0.012,
  spread: 0.2,
  spreadSpread: 0.08,
  spreadGrowth: 0.6,
  freedom: 1,
  skew: 0.06,
} as const;
type Fitted = keyof typeof FIRST_STEPS;
const FITTED = Object.keys(FIRST_STEPS) as readonly Fitted[];

const BOUNDS: Readonly<Partial<Record<Fitted, readonly [number, number]>>> = {
  freedom: [3, 12],
  skew: [0.8, 1.8],
  spreadGrowth: [0, 4],
};
const ROUNDS = 4;

const valueIn = (population: LengthPopulation, name: Fitted) =>
  name === "freedom" || name === "skew" ? population.shape[name] : population[name];

function withValue(population: LengthPopulation, name: Fitted, value: number): LengthPopulation {
  const [least, most] = BOUNDS[name] ?? [1e-3, 1e3];
  const bounded = Math.round(Math.min(most, Math.max(least, value)) * 1e4) / 1e4;
  return name === "freedom" || name === "skew"
    ? { ...population, shape: { ...population.shape, [name]: bounded } }
    : { ...population, [name]: bounded };
}

/** Mean log density of each woman's next length given her earlier ones, over all cycles. */
export function meanLogScore(population: LengthPopulation, women: readonly Woman[]): number {
  const cells = lengthCells(population);
  const { prior } = cells;
  const populations = [{ cells, missedLogShare: 0, prior, statedPrior: prior }];
  let score = 0;
  let count = 0;
  for (const { lengths } of women) {
    let weights: Weights = [prior];
    for (const length of lengths) {
      score += Math.log(nextDensity(cells, weights[0] ?? prior, length) + 1e-9);
      count += 1;
      weights = afterCycle(weights, populations, { length, missedLog: "no" }, false);
    }
  }
  return score / count;
}

function nextDensity({ sumsOf, centres }: LengthCells, weights: Float64Array, length: number) {
  return weights.reduce(
    (density, weight, cell) =>
      density + weight * (sumsOf(cell)[0]?.kernel.densityAt(length - (centres[cell] ?? 0)) ?? 0),
    0,
  );
}

/** Coordinate search: moves one parameter at a time while that helps, in decreasing steps. */
export function fitPopulation(from: LengthPopulation, women: readonly Woman[]): LengthPopulation {
  let best = { population: from, score: meanLogScore(from, women) };
  const steps = new Map<Fitted, number>(FITTED.map((name) => [name, FIRST_STEPS[name]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of FITTED) {
      const step = steps.get(name) ?? 0;
      const before = best;
      best = climb(climb(best, name, step, women), name, -step, women);
      if (best === before) steps.set(name, step / 2);
    }
  }
  return best.population;
}

interface Climber {
  readonly population: LengthPopulation;
  readonly score: number;
}

function climb(from: Climber, name: Fitted, step: number, women: readonly Woman[]): Climber {
  const population = withValue(from.population, name, valueIn(from.population, name) + step);
  const score = meanLogScore(population, women);
  return score > from.score + 1e-6 ? climb({ population, score }, name, step, women) : from;
}
