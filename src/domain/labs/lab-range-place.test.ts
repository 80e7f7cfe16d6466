import { describe, expect, it } from "vitest";
import { placeInRange } from "./lab-range-place.ts";

const both = { rangeLow: 0.3, rangeHigh: 1.9 };
const upTo = { rangeLow: null, rangeHigh: 5.5 };
const from = { rangeLow: 50, rangeHigh: null };

describe("placeInRange", () => {
  it.each([
    [0.3, null, both, "inside"],
    [1.9, null, both, "inside"],
    [0.29, null, both, "below"],
    [1.91, null, both, "above"],
    [5.6, null, upTo, "above"],
    [0, null, upTo, "inside"],
    [49, null, from, "below"],
    [500, null, from, "inside"],
    [0.3, "<", both, "below"],
    [0.5, "<", both, "unclear"],
    [0.5, "<", upTo, "inside"],
    [9, "<", upTo, "unclear"],
    [2, ">", both, "above"],
    [1, ">", both, "unclear"],
    [200, ">", from, "inside"],
    [20, ">", from, "unclear"],
  ] as const)("%d with %j in %j lies %s", (value, comparator, range, place) => {
    expect(placeInRange({ value, comparator, ...range })).toBe(place);
  });

  it('is "no-range" without a range', () => {
    const none = { rangeLow: null, rangeHigh: null };
    expect(placeInRange({ value: 5, comparator: null, ...none })).toBe("no-range");
  });
});
