/**
 * The distribution of differences between cycles: Student's t, because outlying cycles are rare but
 * possible, with a longer right tail, because cycles are more often late than early (two scales
 * joined at the mode: Fernández and Steel, J Am Stat Assoc 1998;93:359).
 */
export interface SkewedT {
  /** Degrees of freedom, at least 2; fewer give heavier tails. */
  readonly freedom: number;
  /** The square root of the ratio of right to left scale; 1 is symmetrical. */
  readonly skew: number;
}

/**
 * Density of a standard Student t at 0. Γ((ν+1)/2) / (Γ(ν/2)·√(ν/2)) is taken as 1 − 1/4ν + 1/32ν²,
 * good to four parts in a thousand for ν of 2 and more.
 */
const heightAtMode = (freedom: number) =>
  (1 - 1 / (4 * freedom) + 1 / (32 * freedom ** 2)) / Math.sqrt(2 * Math.PI);

/** Returns a function from the distance to the mode, in days, to the density per day. */
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

/** Returns how far the mean lies to the right of the mode, in units of the scale. */
export function meanBeyondMode({ freedom, skew }: SkewedT): number {
  return ((2 * freedom * heightAtMode(freedom)) / (freedom - 1)) * (skew - 1 / skew);
}
