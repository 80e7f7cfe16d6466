import { type SkewedT, skewedDensity } from "./skewed-t.ts";

/** A skewed t tabulated by half days around its mode. */
export interface LengthKernel {
  /** Density per day, this many days (a multiple of a half) from the mode. */
  readonly densityAt: (distance: number) => number;
  /** Probability of a distance of this or more, counted in whole days from it on. */
  readonly survivalAt: (distance: number) => number;
  /** Adds `weight` times the density to each place: the first `distance` from the mode, then by days. */
  readonly addTo: (places: Float64Array, distance: number, weight: number) => void;
}

const STEPS_PER_DAY = 2;
/** Days tabulated to either side; further left is negligible, further right is computed. */
const DAYS_LEFT = 160;
const DAYS_RIGHT = 400;
const MODE = DAYS_LEFT * STEPS_PER_DAY;
/** Past the mode, densities below this are negligible. */
const NEGLIGIBLE = 1e-10;
const SIZE = (DAYS_LEFT + DAYS_RIGHT) * STEPS_PER_DAY + 1;

function survivalOf(density: Float64Array): Float64Array {
  const survival = density.slice();
  for (let place = SIZE - 1 - STEPS_PER_DAY; place >= 0; place -= 1) {
    survival[place] = (survival[place] ?? 0) + (survival[place + STEPS_PER_DAY] ?? 0);
  }
  return survival;
}

/**
 * Tabulates a skewed t of this scale, in days.
 * @example lengthKernel(2, { freedom: 5, skew: 1.2 }).densityAt(0.5)
 */
export function lengthKernel(scale: number, shape: SkewedT): LengthKernel {
  const placeOf = (distance: number) => (distance + DAYS_LEFT) * STEPS_PER_DAY;
  const density = Float64Array.from({ length: SIZE }, (_, place) =>
    skewedDensity(place / STEPS_PER_DAY - DAYS_LEFT, scale, shape),
  );
  const survival = survivalOf(density);
  const densityAt = (distance: number) =>
    density[placeOf(distance)] ?? (distance < 0 ? 0 : skewedDensity(distance, scale, shape));
  return {
    densityAt,
    // Beyond the table the right tail is a power law.
    survivalAt: (distance) =>
      survival[placeOf(distance)] ??
      (distance < 0 ? 1 : (densityAt(distance) * distance) / shape.freedom),
    addTo: (places, distance, weight) => {
      let from = placeOf(distance);
      for (let place = 0; place < places.length; place += 1, from += STEPS_PER_DAY) {
        const added = weight * (density[from] ?? densityAt(distance + place));
        if (added < NEGLIGIBLE && from > MODE) return;
        places[place] = (places[place] ?? 0) + added;
      }
    },
  };
}
