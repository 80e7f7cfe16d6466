/**
 * The shape of the differences from cycle to cycle: Student's t, so that a far-off cycle is rare
 * but not impossible, with a longer right side, since cycles are oftener late than early (two
 * scales joined at the mode: Fernández and Steel, J Am Stat Assoc 1998;93:359).
 */
export interface SkewedT {
  /** Degrees of freedom, 2 or more; the fewer, the heavier the tails. */
  readonly freedom: number;
  /** Right scale over left scale is the square of this; 1 is symmetrical. */
  readonly skew: number;
}

/**
 * Density of a standard Student t at 0. Γ((ν+1)/2) / (Γ(ν/2)·√(ν/2)) is taken as 1 − 1/4ν + 1/32ν²,
 * good to four parts in a thousand for ν of 2 and more.
 */
const heightAtMode = (freedom: number) =>
  (1 - 1 / (4 * freedom) + 1 / (32 * freedom ** 2)) / Math.sqrt(2 * Math.PI);

/**
 * Density per day at a distance from the mode, in days: for a table of many.
 * @example skewedDensities(2.2, { freedom: 5, skew: 1.1 })(-2)
 */
export function skewedDensities(scale: number, shape: SkewedT): (distance: number) => number {
  const { freedom, skew } = shape;
  const height = (2 * heightAtMode(freedom)) / ((skew + 1 / skew) * scale);
  const scaleRight = scale * skew;
  const exponent = -(freedom + 1) / 2;
  return (distance) => {
    const z = distance > 0 ? distance / scaleRight : (distance * skew) / scale;
    return height * (1 + (z * z) / freedom) ** exponent;
  };
}

/**
 * Density per day, `distance` days from the mode.
 * @example skewedDensity(-2, 2.2, { freedom: 5, skew: 1.1 })
 */
export const skewedDensity = (distance: number, scale: number, shape: SkewedT): number =>
  skewedDensities(scale, shape)(distance);

/**
 * How far the mean lies to the right of the mode, in units of the scale.
 * @example meanBeyondMode({ freedom: 5, skew: 1 }) // 0
 */
export function meanBeyondMode({ freedom, skew }: SkewedT): number {
  return ((2 * freedom * heightAtMode(freedom)) / (freedom - 1)) * (skew - 1 / skew);
}
