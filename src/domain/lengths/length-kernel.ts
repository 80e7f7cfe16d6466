import { type SkewedT, skewedDensities } from "../basics/skewed-t.ts";

/** A skewed t tabulated in half days around its mode. Distances are multiples of a half. */
export interface LengthKernel {
  /** Density per day, this many days from the mode. */
  readonly densityAt: (distance: number) => number;
  /** The probability of this distance or more, summed over whole days. */
  readonly survivalAt: (distance: number) => number;
  /** Adds `weight` times the density to each element, one per day, starting at `distance`. */
  readonly addTo: (places: Float64Array, distance: number, weight: number) => void;
  /** As `addTo` with the survival, until it adds less than `least`. */
  readonly addSurvivalTo: (
    places: Float64Array,
    distance: number,
    weight: number,
    least: number,
  ) => void;
}

const STEPS_PER_DAY = 2;
/**
 * Extent of the table on either side, in scales, with bounds in days. Further left the density is
 * below that of stray gaps (length-evidence.ts); further right it is computed on demand.
 */
const LEFT = { scales: 12, least: 40, most: 420 } as const;
const RIGHT = { scales: 30, least: 80, most: 400 } as const;
/** Right of the table densities are computed on demand; the latest stretches are cached. */
const STRETCHES = 4;
const PLACES = 600;
/** Right of the mode, smaller densities are negligible. */
const NEGLIGIBLE = 1e-9;

const daysOf = (scale: number, { scales, least, most }: typeof LEFT | typeof RIGHT) =>
  Math.ceil(Math.min(most, Math.max(least, scales * scale)));

/** Beyond the table the right tail is a power law. */
const tailOf = (density: number, distance: number, freedom: number) =>
  (density * distance) / freedom;

function survivalOf(density: Float64Array, daysRight: number, freedom: number): Float64Array {
  const survival = density.slice();
  for (let place = survival.length - 1; place >= 0; place -= 1) {
    const next = survival[place + STEPS_PER_DAY] ?? tailOf(density[place] ?? 0, daysRight, freedom);
    survival[place] = (survival[place] ?? 0) + next;
  }
  return survival;
}

/** Tabulates a skewed t of this scale, in days. */
export function lengthKernel(scale: number, shape: SkewedT): LengthKernel {
  const daysLeft = daysOf(scale, LEFT);
  const daysRight = daysOf(scale, RIGHT);
  const mode = daysLeft * STEPS_PER_DAY;
  const densityOf = skewedDensities(scale, shape);
  const density = new Float64Array((daysLeft + daysRight) * STEPS_PER_DAY + 1);
  // A plain loop: 50,000 elements in all, filled on a phone before JIT compilation.
  for (let place = 0; place < density.length; place += 1) {
    density[place] = densityOf(place / STEPS_PER_DAY - daysLeft);
  }
  const survival = survivalOf(density, daysRight, shape.freedom);
  const placeOf = (distance: number) => (distance + daysLeft) * STEPS_PER_DAY;
  const far: { readonly stretch: number; readonly densities: Float64Array }[] = [];
  const stretchOf = (stretch: number): Float64Array => {
    const slot = stretch % STRETCHES;
    const known = far[slot];
    if (known?.stretch === stretch) return known.densities;
    const densities = new Float64Array(PLACES);
    far[slot] = { stretch, densities };
    return densities;
  };
  /** 0 left of the table; right of it a value of 0 is not computed yet. */
  const outside = (distance: number): number => {
    if (distance < 0) return 0;
    const beyond = placeOf(distance) - density.length;
    const densities = stretchOf(Math.floor(beyond / PLACES));
    const place = beyond % PLACES;
    const known = densities[place] ?? 0;
    if (known > 0) return known;
    const computed = densityOf(distance);
    densities[place] = computed;
    return computed;
  };
  const densityAt = (distance: number) => density[placeOf(distance)] ?? outside(distance);
  const survivalAt = (distance: number) =>
    survival[placeOf(distance)] ??
    (distance < 0 ? 1 : tailOf(densityAt(distance), distance, shape.freedom));
  return {
    densityAt,
    survivalAt,
    addTo: (places, distance, weight) => {
      const start = placeOf(distance);
      let place = start < 0 ? Math.ceil(-start / STEPS_PER_DAY) : 0;
      let from = start + place * STEPS_PER_DAY;
      for (; place < places.length; place += 1, from += STEPS_PER_DAY) {
        const own = from < density.length ? (density[from] ?? 0) : outside(distance + place);
        const added = weight * own;
        if (added < NEGLIGIBLE && from > mode) return;
        places[place] = (places[place] ?? 0) + added;
      }
    },
    addSurvivalTo: (places, distance, weight, least) => {
      for (let place = 0; place < places.length; place += 1) {
        const added = weight * survivalAt(distance + place);
        if (added < least && place > 0) return;
        places[place] = (places[place] ?? 0) + added;
      }
    },
  };
}
