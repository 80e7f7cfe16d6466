import { sumOf } from "../basics/mean.ts";
import { meanBeyondMode } from "../basics/skewed-t.ts";
import { driftShares, widthsOf } from "./length-drift.ts";
import { type LengthKernel, lengthKernel } from "./length-kernel.ts";
import type { LengthPopulation } from "./length-population.ts";

/** The maximum number of cycles considered merged in one recorded length. */
export const MOST_CYCLES_TOGETHER = 10;

export interface LengthSum {
  readonly kernel: LengthKernel;
  /** Days by which the mode lies right of the sum of centres: means add up, modes do not. */
  readonly shift: number;
}

/** The grid cells of a population: pairs of typical length and personal spread, in days. */
export interface LengthCells {
  readonly population: LengthPopulation;
  /** The number of cells per spread; they are adjacent, by ascending typical length. */
  readonly perSpread: number;
  readonly centres: Float64Array;
  readonly spreads: Float64Array;
  /** Sums to 1. */
  readonly prior: Float64Array;
  /** The share of weight that drifts to either neighbour per cycle, by typical length. */
  readonly driftShares: Float64Array;
  /** For 1 to `MOST_CYCLES_TOGETHER` cycles, per cell. */
  readonly sumsOf: (cell: number) => readonly LengthSum[];
}

/** The spread of n cycles is √n times as large, a few steps further in the row of spreads. */
function sumsOfSpreads({ shape, grid }: LengthPopulation): LengthSum[][] {
  const { narrowestSpread, spreads, spreadsPerDoubling } = grid;
  const placesOn = (cycles: number) => Math.round((Math.log2(cycles) / 2) * spreadsPerDoubling);
  const scaleAt = (place: number) => narrowestSpread * 2 ** (place / spreadsPerDoubling);
  const row = Array.from({ length: spreads + placesOn(MOST_CYCLES_TOGETHER) }, (_, place) =>
    lengthKernel(scaleAt(place), shape),
  );
  return Array.from({ length: spreads }, (_, place) => {
    const skewShift = meanBeyondMode(shape) * scaleAt(place);
    return Array.from({ length: MOST_CYCLES_TOGETHER }, (_, index): LengthSum => {
      const cycles = index + 1;
      const kernel = row[place + placesOn(cycles)];
      if (kernel === undefined) throw new RangeError("no such spread");
      // Rounded to half days, like the kernel tables.
      return { kernel, shift: Math.round((cycles - Math.sqrt(cycles)) * skewShift * 2) / 2 };
    });
  });
}

const square = (value: number) => value * value;

/** Unnormalised. */
function densityOf(population: LengthPopulation, centre: number, spread: number): number {
  const logCentre = Math.log(centre / population.centre);
  const logSpread = Math.log(spread / population.spread) - population.spreadGrowth * logCentre;
  const squares =
    square(logCentre / population.centreSpread) + square(logSpread / population.spreadSpread);
  return Math.exp(-squares / 2) / centre;
}

function priorOf(population: LengthPopulation, spreads: Float64Array): Float64Array {
  const { lengths } = population.grid;
  const widths = widthsOf(lengths);
  const prior = spreads.map((spread, cell) => {
    const place = cell % lengths.length;
    return densityOf(population, lengths[place] ?? 0, spread) * (widths[place] ?? 0);
  });
  const total = sumOf(prior);
  return prior.map((value) => value / total);
}

/** Precomputes the cells of a population, shared by all users. */
export function lengthCells(population: LengthPopulation): LengthCells {
  const { lengths, spreads: count, narrowestSpread, spreadsPerDoubling } = population.grid;
  const perSpread = lengths.length;
  const sums = sumsOfSpreads(population);
  const spreads = Float64Array.from(
    { length: perSpread * count },
    (_, cell) => narrowestSpread * 2 ** (Math.floor(cell / perSpread) / spreadsPerDoubling),
  );
  return {
    population,
    perSpread,
    centres: spreads.map((_, cell) => lengths[cell % perSpread] ?? 0),
    spreads,
    prior: priorOf(population, spreads),
    driftShares: driftShares(lengths),
    sumsOf: (cell) => sums[Math.floor(cell / perSpread)] ?? [],
  };
}
