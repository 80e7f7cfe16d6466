import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skewedDensities } from "../basics/skewed-t.ts";
import { lengthKernel } from "./length-kernel.ts";
import { ERRATIC, INFREQUENT, MONTHLY } from "./length-population.ts";

const kernels = [MONTHLY, INFREQUENT, ERRATIC].map(({ shape, spread }) => ({
  shape,
  scale: spread,
  kernel: lengthKernel(spread, shape),
}));
const half = fc.integer({ min: -600, max: 1600 }).map((steps) => steps / 2);

describe.each(kernels)("a kernel of scale $scale", ({ kernel, scale, shape }) => {
  it("has the density of its skewed t, inside the table and right of it", () => {
    fc.assert(
      fc.property(half, (distance) => {
        const density = skewedDensities(scale, shape)(distance);
        const tabulated = kernel.densityAt(distance);
        // Far left it is negligible compared with stray gaps.
        if (tabulated === 0 && distance < -12 * scale) expect(density).toBeLessThan(1e-5);
        else expect(tabulated).toBe(density);
      }),
    );
  });

  it("has daily probabilities that sum to 1", () => {
    const days = Array.from({ length: 4000 }, (_, place) => kernel.densityAt(place - 40));
    const summed = days.reduce((sum, density) => sum + density, 0);
    expect(kernel.survivalAt(-40)).toBeCloseTo(summed, 2);
    expect(Math.abs(summed - 1)).toBeLessThan(0.01);
  });

  it("has a survival that falls by the previous day's density", () => {
    fc.assert(
      fc.property(fc.integer({ min: -78, max: 157 }), (steps) => {
        const distance = steps / 2;
        const fallen = kernel.survivalAt(distance) - kernel.survivalAt(distance + 1);
        expect(fallen).toBeCloseTo(kernel.densityAt(distance), 12);
      }),
    );
  });

  it("has a monotonic survival from 1 to nearly 0", () => {
    fc.assert(
      fc.property(half, fc.integer({ min: 0, max: 400 }), (near, days) => {
        const far = near + days;
        // Left of the table survival is 1; the table itself sums to nearly that.
        expect(kernel.survivalAt(far)).toBeLessThanOrEqual(kernel.survivalAt(near) + 0.01);
      }),
    );
    expect(kernel.survivalAt(-421)).toBe(1);
    expect(kernel.survivalAt(800)).toBeLessThan(1e-3);
    expect(kernel.survivalAt(800)).toBeGreaterThan(0);
  });

  it("adds its weighted densities to existing values", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 60 }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (distance, weight, before) => {
          const places = new Float64Array(40).fill(before);
          kernel.addTo(places, distance, weight);
          for (const [place, value] of places.entries()) {
            const added = weight * kernel.densityAt(distance + place);
            expect(Math.abs(value - before - added)).toBeLessThan(1e-9);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

it("a kernel with weight 0 adds nothing, and addTo continues past the table", () => {
  const kernel = lengthKernel(8, { freedom: 2, skew: 3 });
  const places = new Float64Array(10);
  kernel.addTo(places, 5, 0);
  expect([...places]).toEqual(Array(10).fill(0));
  kernel.addTo(places, 395, 1);
  expect([...places].every((value) => value > 0)).toBe(true);
  expect(places[9]).toBeCloseTo(kernel.densityAt(404), 12);
});

it("a wider kernel is lower at its mode and reaches further", () => {
  const [narrow, wide] = [1, 4].map((scale) => lengthKernel(scale, MONTHLY.shape));
  expect(narrow?.densityAt(0)).toBeGreaterThan(wide?.densityAt(0) ?? 1);
  expect(narrow?.survivalAt(10)).toBeLessThan(wide?.survivalAt(10) ?? 0);
});
