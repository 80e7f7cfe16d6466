import { type LengthKernel, lengthKernel } from "./length-kernel.ts";
import type { LengthPopulation } from "./length-population.ts";
import { meanBeyondMode } from "./skewed-t.ts";

/** Her answer to whether a period went unlogged in a cycle. */
export type MissedLogAnswer = "yes" | "no" | "not-asked";

/** A completed cycle as evidence: days from first day to first day. */
export interface ObservedLength {
  readonly length: number;
  readonly missedLog: MissedLogAnswer;
  /** Weight as evidence, 0–1, where the first or last day is unsure; else 1. */
  readonly certainty?: number | undefined;
}

/** The likelihood of one length in each cell. */
export interface LengthEvidence {
  readonly logLikelihood: Float64Array;
  /** The share of that likelihood in which a period went unlogged. */
  readonly missedShare: Float64Array;
}

/** A population's cells: each a typical length together with a personal spread, both in days. */
export interface LengthCells {
  readonly population: LengthPopulation;
  readonly centres: Float64Array;
  readonly logPrior: Float64Array;
  /** Distribution of the next cycle, by distance from the cell's centre. */
  readonly kernelOf: (cell: number) => LengthKernel;
  /** Probability that two cycles logged as one last at least so many days. */
  readonly mergedSurvival: (cell: number, length: number) => number;
  /** `missedLogShare`: of recorded cycles, how many hide one unlogged period; two in its square. */
  readonly evidenceOf: (observed: ObservedLength, missedLogShare: number) => LengthEvidence;
}

/**
 * Density of outliers, by judgement: recorded gaps that are no cycles (an illness, a pregnancy that
 * ended, months without logging), uniform over a year. Keeps one gap from dominating the posterior.
 */
const STRAY_DENSITY = 0.004 / 365;

interface SpreadKernels {
  readonly spread: number;
  readonly one: LengthKernel;
  /** Of two cycles logged as one, and of three; the mode lies `shift` right of the centres' sum. */
  readonly two: { readonly kernel: LengthKernel; readonly shift: number };
  readonly three: { readonly kernel: LengthKernel; readonly shift: number };
}

/**
 * The kernels of each personal spread. The spread of two cycles together is √2 times as large, a
 * few places further on in the row of spreads; that of three is taken from the place nearest to √3.
 */
function kernelsOf({ shape, grid }: LengthPopulation): SpreadKernels[] {
  const { narrowestSpread, spreads, spreadsPerDoubling } = grid;
  const placesOn = (cycles: number) => Math.round((Math.log2(cycles) / 2) * spreadsPerDoubling);
  const scaleAt = (place: number) => narrowestSpread * 2 ** (place / spreadsPerDoubling);
  const row = Array.from({ length: spreads + placesOn(3) }, (_, place) =>
    lengthKernel(scaleAt(place), shape),
  );
  const kernelAt = (place: number): LengthKernel => {
    const kernel = row[place];
    if (kernel === undefined) throw new RangeError("no such spread");
    return kernel;
  };
  return Array.from({ length: spreads }, (_, place) => {
    const skewShift = meanBeyondMode(shape) * scaleAt(place);
    // Means add up, modes do not. To half days, as the kernels are tabulated.
    const merged = (cycles: number) => ({
      kernel: kernelAt(place + placesOn(cycles)),
      shift: Math.round((cycles - Math.sqrt(cycles)) * skewShift * 2) / 2,
    });
    return { spread: scaleAt(place), one: kernelAt(place), two: merged(2), three: merged(3) };
  });
}

const square = (value: number) => value * value;

function logPriorOf(population: LengthPopulation, centre: number, spread: number): number {
  const logCentre = Math.log(centre / population.centre);
  const logSpread = Math.log(spread / population.spread) - population.spreadGrowth * logCentre;
  const squares =
    square(logCentre / population.centreSpread) + square(logSpread / population.spreadSpread);
  return -squares / 2 - Math.log(centre);
}

/** Weights of one, two and three cycles in a recorded length, given her answer. */
function waysOf(missedLog: MissedLogAnswer, share: number) {
  if (missedLog === "no") return { one: 1, two: 0, three: 0 };
  if (missedLog === "yes") return { one: 0, two: 1, three: share };
  return { one: 1, two: share, three: square(share) };
}

/**
 * Precomputes a population's cells, once for all women; the evidence of a length is cached.
 * @example lengthCells(MONTHLY)
 */
export function lengthCells(population: LengthPopulation): LengthCells {
  const { shortest, longest, step, spreads } = population.grid;
  const perSpread = Math.round((longest - shortest) / step) + 1;
  const kernels = kernelsOf(population);
  const centres = Float64Array.from(
    { length: perSpread * spreads },
    (_, cell) => shortest + (cell % perSpread) * step,
  );
  const kernelsAt = (cell: number): SpreadKernels => {
    const kernel = kernels[Math.floor(cell / perSpread)];
    if (kernel === undefined) throw new RangeError("no such cell");
    return kernel;
  };

  const compute = ({ length, missedLog }: ObservedLength, share: number): LengthEvidence => {
    const ways = waysOf(missedLog, share);
    const missedShare = new Float64Array(centres.length);
    const logLikelihood = centres.map((centre, cell) => {
      const { one, two, three } = kernelsAt(cell);
      const missed =
        ways.two * two.kernel.densityAt(length - 2 * centre - two.shift) +
        ways.three * three.kernel.densityAt(length - 3 * centre - three.shift);
      const all = ways.one * one.densityAt(length - centre) + missed + STRAY_DENSITY;
      missedShare[cell] = missed / all;
      return Math.log(all);
    });
    return { logLikelihood, missedShare };
  };

  const cache = new Map<string, LengthEvidence>();
  return {
    population,
    centres,
    logPrior: centres.map((centre, cell) => logPriorOf(population, centre, kernelsAt(cell).spread)),
    kernelOf: (cell) => kernelsAt(cell).one,
    mergedSurvival: (cell, length) => {
      const { kernel, shift } = kernelsAt(cell).two;
      return kernel.survivalAt(length - 2 * (centres[cell] ?? 0) - shift);
    },
    evidenceOf: (observed, missedLogShare) => {
      const name = `${observed.length} ${observed.missedLog} ${missedLogShare}`;
      const evidence = cache.get(name) ?? compute(observed, missedLogShare);
      cache.set(name, evidence);
      return evidence;
    },
  };
}
