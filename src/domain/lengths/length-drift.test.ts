import { describe, expect, it } from "vitest";
import { drift, driftShares, meanAfterDrift } from "./length-drift.ts";

const lengths = [26, 26.5, 27, 27.5, 28, 28.5, 29, 29.5, 30];
const shares = driftShares(lengths);
/** Two rows: all weight at 28 days in the first, half at either end in the second. */
const weights = Float64Array.from([0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0.5]);
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

describe("the drift of a typical length", () => {
  it("loses no weight and moves none to another spread", () => {
    const after = drift(weights.slice(), shares);
    expect(sum(after)).toBeCloseTo(2, 12);
    expect(sum(after.slice(0, 9))).toBeCloseTo(1, 12);
  });

  it("has a standard deviation of 0.6% and leaves the mean unchanged", () => {
    const after = drift(weights.slice(), shares).slice(0, 9);
    const mean = lengths.reduce((total, length, place) => total + length * (after[place] ?? 0), 0);
    const variance = lengths.reduce(
      (total, length, place) => total + (length - mean) ** 2 * (after[place] ?? 0),
      0,
    );
    expect(mean).toBeCloseTo(28, 9);
    expect(Math.sqrt(variance)).toBeCloseTo(0.006 * 28, 6);
  });

  it("is self-adjoint: the mean of values equals that over the drifted weights", () => {
    const values = Float64Array.from({ length: 18 }, (_, cell) => Math.sin(cell));
    const dot = (one: Float64Array, other: Float64Array) =>
      one.reduce((total, value, cell) => total + value * (other[cell] ?? 0), 0);
    const ahead = dot(drift(weights.slice(), shares), values);
    expect(dot(weights, meanAfterDrift(values, shares))).toBeCloseTo(ahead, 12);
  });
});
