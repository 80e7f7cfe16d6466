import { describe, expect, it } from "vitest";
import { mean, toOneDecimal } from "./mean.ts";

describe("the mean", () => {
  it("of nothing is nothing, and not 0", () => {
    expect(mean([])).toBeNull();
    expect(mean([0])).toBe(0);
  });

  it("weighs every value alike, in whatever order", () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([6, 1, 2])).toBe(3);
  });
});

it.each([
  [2.25, 2.3],
  [2.24, 2.2],
  [7, 7],
  [0.05, 0.1],
])("%d to one decimal is %d", (value, rounded) => {
  expect(toOneDecimal(value)).toBe(rounded);
});
