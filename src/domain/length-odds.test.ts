import { describe, expect, it } from "vitest";
import { centralRange, quantile, toLengthOdds } from "./length-odds.ts";

const odds = { firstLength: 27, probabilities: [0.1, 0.15, 0.5, 0.15, 0.1] };

describe("odds of lengths", () => {
  it.each([
    [0, 27],
    [0.1, 27],
    [0.25, 28],
    [0.5, 29],
    [0.9, 30],
    [1, 31],
  ])("the share %f is reached by %i days", (share, length) => {
    expect(quantile(odds, share)).toBe(length);
  });

  it("a central range leaves equal shares outside", () => {
    expect(centralRange(odds, 0.5)).toEqual({ shortest: 28, longest: 29 });
    expect(centralRange(odds, 0.8)).toEqual({ shortest: 27, longest: 30 });
  });

  it("densities become probabilities that sum to 1, without far ends of nothing", () => {
    const scaled = toLengthOdds(10, [0, 0, 3, 1, 0, 0]);
    expect(scaled).toEqual({ firstLength: 12, probabilities: [0.75, 0.25] });
  });
});
