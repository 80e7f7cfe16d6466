import type { KnownPopulation } from "./knowing-forecaster.ts";
import { seededNormal, seededRandom } from "./seeded-random.ts";

/** A simulated population with infrequent cycles, with its full distribution. */
export interface InfrequentPopulation extends KnownPopulation {
  readonly name: string;
  readonly draw: (women: number, seed: number) => readonly (readonly number[])[];
}

const CYCLES = 14;
const SHORTEST = 18;

const meansFrom = (first: number, last: number) =>
  Array.from({ length: (last - first) * 2 + 1 }, (_, place) => first + place / 2);

function drawn(
  women: number,
  drawMean: () => number,
  drawLength: (mean: number) => number,
): number[][] {
  return Array.from({ length: women }, () => {
    const mean = drawMean();
    return Array.from({ length: CYCLES }, () => {
      for (;;) {
        const length = Math.round(drawLength(mean));
        if (length >= SHORTEST) return length;
      }
    });
  });
}

const bell = (value: number, mean: number, deviation: number) =>
  Math.exp(-(((value - mean) / deviation) ** 2) / 2);

/** Normalised to sum to 1 over the possible lengths. */
function scaledBy(density: (length: number, mean: number) => number) {
  const totals = new Map<number, number>();
  return (length: number, mean: number) => {
    if (length < SHORTEST) return 0;
    const known = totals.get(mean);
    const total =
      known ??
      Array.from({ length: 400 }, (_, place) => density(SHORTEST + place, mean)).reduce(
        (sum, value) => sum + value,
        0,
      );
    if (known === undefined) totals.set(mean, total);
    return density(length, mean) / total;
  };
}

const NORMAL = { mean: 46.6, between: 14, within: 12.8, least: 28, most: 100 } as const;

/** Smaller means are clipped to the minimum: 9.4% of all, 16 times the share of half a day there. */
const SHARE_AT_LEAST = 16;

/** As in simulated-histories.ts: normal means and normal cycles. */
const normal: InfrequentPopulation = {
  name: "normal cycles, mean 46.6, 14 between, 12.8 within",
  means: meansFrom(NORMAL.least, NORMAL.most),
  meanDensity: (mean) =>
    bell(mean, NORMAL.mean, NORMAL.between) * (mean === NORMAL.least ? SHARE_AT_LEAST : 1),
  lengthDensity: scaledBy((length, mean) => bell(length, mean, NORMAL.within)),
  draw: (women, seed) => {
    const next = seededNormal(seededRandom(seed));
    const { mean, between, within, least, most } = NORMAL;
    return drawn(
      women,
      () => Math.min(most, Math.max(least, mean + between * next())),
      (centre) => centre + within * next(),
    );
  },
};

const GAMMA = { mean: 45, between: 10, within: 9 } as const;

/** A gamma variate by Marsaglia and Tsang (ACM Trans Math Softw 2000;26:363); its shape is over 1. */
function gammaVariate(shape: number, uniform: () => number, next: () => number): number {
  const base = shape - 1 / 3;
  for (;;) {
    const deviate = next();
    const cube = (1 + deviate / Math.sqrt(9 * base)) ** 3;
    if (cube <= 0) continue;
    if (Math.log(uniform()) < deviate ** 2 / 2 + base - base * cube + base * Math.log(cube)) {
      return base * cube;
    }
  }
}

/** Unnormalised gamma density with this mean and deviation. */
function gammaDensity(value: number, mean: number, deviation: number): number {
  const shape = (mean / deviation) ** 2;
  return Math.exp((shape - 1) * Math.log(value / mean) - (shape * value) / mean + shape);
}

/** Skewed to late periods: gamma means and gamma cycles. */
const gamma: InfrequentPopulation = {
  name: "gamma cycles, mean 45, 10 between, 9 within",
  means: meansFrom(18, 110),
  meanDensity: (mean) => gammaDensity(mean, GAMMA.mean, GAMMA.between),
  lengthDensity: scaledBy((length, mean) => gammaDensity(length, mean, GAMMA.within)),
  draw: (women, seed) => {
    const uniform = seededRandom(seed);
    const next = seededNormal(uniform);
    const vary = (mean: number, deviation: number) => {
      const shape = (mean / deviation) ** 2;
      return (gammaVariate(shape, uniform, next) * mean) / shape;
    };
    return drawn(
      women,
      () => vary(GAMMA.mean, GAMMA.between),
      (mean) => vary(mean, GAMMA.within),
    );
  },
};

export const INFREQUENT_POPULATIONS = [normal, gamma] as const;
