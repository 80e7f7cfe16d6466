import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthSummary } from "./length-summary.ts";

describe("lengthSummary", () => {
  it("is the mean if lengths lie within 9 days", () => {
    expect(lengthSummary([28, 31])).toEqual({ kind: "mean", mean: 29.5 });
    expect(lengthSummary([24, 33])).toEqual({ kind: "mean", mean: 28.5 });
    expect(lengthSummary([400])).toEqual({ kind: "mean", mean: 400 });
  });

  it("is range and median if they lie further apart", () => {
    expect(lengthSummary([24, 34])).toEqual({
      kind: "range",
      median: 29,
      shortest: 24,
      longest: 34,
    });
  });

  it("is no average for 30, 120, 32, 130, 31", () => {
    const summary = lengthSummary([30, 120, 32, 130, 31]);
    expect(summary).toEqual({ kind: "range", median: 32, shortest: 30, longest: 130 });
  });

  it("is null without lengths", () => {
    expect(lengthSummary([])).toBeNull();
  });

  it("includes a cycle of 14, 70, 120 or 400 days in the range, in any order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(14, 70, 120, 400),
        fc.array(fc.integer({ min: 26, max: 30 }), { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 20 }),
        (length, others, place) => {
          const lengths = others.toSpliced(place, 0, length);
          const summary = lengthSummary(lengths);
          if (summary?.kind !== "range") throw new Error("a range was expected");
          expect([summary.shortest, summary.longest]).toContain(length);
          expect(lengthSummary(lengths.toReversed())).toEqual(summary);
        },
      ),
    );
  });
});
