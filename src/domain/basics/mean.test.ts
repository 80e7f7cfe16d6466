import { describe, expect, it } from "vitest";
import { mean, toOneDecimal } from "./mean.ts";

describe("the mean", () => {
  it("of an empty list is null, not 0", () => {
    expect(mean([])).toBeNull();
    expect(mean([0])).toBe(0);
  });

  it("weighs every value equally, in any order", () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([6, 1, 2])).toBe(3);
  });
});

it.each([
  [2.25, 2.3],
  [2.24, 2.2],
  [7, 7],
  [0.05, 0.1],
])("%d rounds to one decimal as %d", (value, rounded) => {
  expect(toOneDecimal(value)).toBe(rounded);
});
