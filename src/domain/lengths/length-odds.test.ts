import fc from "fast-check";
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

  it("normalises densities to probabilities that sum to 1, without negligible tails", () => {
    const scaled = toLengthOdds(10, [0, 0, 3, 1, 0, 0]);
    expect(scaled).toEqual({ firstLength: 12, probabilities: [0.75, 0.25] });
  });
});

it("toLengthOdds is uniform if every density is 0", () => {
  const even = toLengthOdds(10, [0, 0, 0, 0]);
  expect(even).toEqual({ firstLength: 10, probabilities: [0.25, 0.25, 0.25, 0.25] });
});

describe("any odds", () => {
  const densities = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 })
    .map((values) => values.map((value) => value / 1000));
  const someOdds = densities
    .filter((values) => values.some((value) => value > 0))
    .map((values) => toLengthOdds(10, values));
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it("sum to 1, stay within the input's range, and preserve proportions", () => {
    fc.assert(
      fc.property(densities, (values) => {
        fc.pre(values.some((value) => value > 0));
        const { firstLength, probabilities } = toLengthOdds(10, values);
        expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
        expect(firstLength).toBeGreaterThanOrEqual(10);
        expect(firstLength + probabilities.length).toBeLessThanOrEqual(10 + values.length);
        const [scale] = probabilities.flatMap((value, place) => {
          const example = values[firstLength - 10 + place] ?? 0;
          return example > 1e-6 ? [value / example] : [];
        });
        for (const [place, value] of probabilities.entries()) {
          expect(value).toBeCloseTo((values[firstLength - 10 + place] ?? 0) * (scale ?? 0), 9);
        }
      }),
    );
  });

  it("reach a larger share no sooner", () => {
    fc.assert(
      fc.property(someOdds, share, share, (example, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(quantile(example, more)).toBeGreaterThanOrEqual(quantile(example, less));
      }),
    );
  });

  it("have central ranges that nest and hold their share", () => {
    fc.assert(
      fc.property(someOdds, share, share, (example, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map((coverage) =>
          centralRange(example, coverage),
        );
        if (narrow === undefined || wide === undefined) throw new Error("two ranges were expected");
        expect(wide.shortest).toBeLessThanOrEqual(narrow.shortest);
        expect(wide.longest).toBeGreaterThanOrEqual(narrow.longest);
        const coverage = example.probabilities
          .filter((_, place) => {
            const length = example.firstLength + place;
            return length >= wide.shortest && length <= wide.longest;
          })
          .reduce((sum, value) => sum + value, 0);
        expect(coverage).toBeGreaterThanOrEqual(Math.max(one, other) - 1e-9);
      }),
    );
  });
});
