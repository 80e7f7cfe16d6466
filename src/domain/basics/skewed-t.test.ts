import { describe, expect, it } from "vitest";
import { meanBeyondMode, skewedDensities } from "./skewed-t.ts";

const STEP = 0.05;
const distances = Array.from({ length: 24_000 }, (_, place) => -400 + place * STEP);

describe.each([
  { freedom: 2, skew: 3 },
  { freedom: 5.5, skew: 1.265 },
  { freedom: 12, skew: 1 },
])("a skewed t of %o", (shape) => {
  const densities = distances.map((distance) => skewedDensities(1.5, shape)(distance));

  it("integrates to 1", () => {
    const total = densities.reduce((sum, density) => sum + density * STEP, 0);
    expect(Math.abs(total - 1)).toBeLessThan(0.006);
  });

  it("is highest at its mode and reaches further right with more skew", () => {
    expect(Math.max(...densities)).toBeCloseTo(skewedDensities(1.5, shape)(0), 3);
    const isSkewed = skewedDensities(1.5, shape)(5) > skewedDensities(1.5, shape)(-5);
    expect(isSkewed).toBe(shape.skew > 1);
  });
});

it("the mean lies right of the mode of a right-skewed t, and on the mode without skew", () => {
  const shape = { freedom: 6, skew: 1.3 };
  const mean = distances.reduce(
    (sum, distance) => sum + distance * skewedDensities(1, shape)(distance) * STEP,
    0,
  );
  expect(meanBeyondMode(shape)).toBeCloseTo(mean, 1);
  expect(meanBeyondMode({ freedom: 6, skew: 1 })).toBe(0);
});
