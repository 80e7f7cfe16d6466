import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankShift } from "./rank-shift.ts";

describe("rankShift", () => {
  it("is the median of all differences, with the exact Mann-Whitney range", () => {
    // For 4 and 4 values, 2 of the 70 arrangements are extreme: the range spans all differences.
    expect(rankShift([1, 2, 3, 4], [11, 12, 13, 14])).toEqual({ by: 10, low: 7, high: 13 });
    // By the tables (n = 5, 6: U ≤ 3) the fourth smallest difference is the range's lower end.
    const before = [0, 0.1, 0.2, 0.3, 0.4];
    const shift = rankShift(before, [10, 20, 30, 40, 50, 60]);
    expect(shift?.low).toBeCloseTo(9.9);
    expect(shift?.high).toBeCloseTo(59.7);
  });

  it("has no range for too few values", () => {
    expect(rankShift([], [1, 2, 3])).toBeNull();
    expect(rankShift([1, 2, 3], [4, 5, 6, 7])).toBeNull();
    expect(rankShift([1, 2, 3], [4, 5, 6, 7, 8])).not.toBeNull();
    expect(
      rankShift(
        [1],
        Array.from({ length: 30 }, (_, index) => index),
      ),
    ).toBeNull();
  });
});

const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 4, maxLength: 12 });

describe("rankShift for any values", () => {
  it("lies within its range, moves with the values, and changes sign with swapped groups", () => {
    fc.assert(
      fc.property(values, values, fc.integer({ min: -20, max: 20 }), (before, after, by) => {
        const shift = rankShift(before, after);
        if (shift === null) throw new Error("four and four are enough");
        expect(shift.low).toBeLessThanOrEqual(shift.by);
        expect(shift.by).toBeLessThanOrEqual(shift.high);
        const moved = rankShift(
          before,
          after.map((value) => value + by),
        );
        expect(moved?.by).toBeCloseTo(shift.by + by);
        expect(moved?.low).toBeCloseTo(shift.low + by);
        const turned = rankShift(after, before);
        expect(turned?.by).toBeCloseTo(-shift.by);
        expect(turned?.high).toBeCloseTo(-shift.low);
      }),
    );
  });

  it("claims a shift at most 1 time in 20 where there is none", () => {
    // A fixed pseudo-random sequence makes the count reproducible.
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const group = () => Array.from({ length: 8 }, next);
    const claims = Array.from({ length: 2000 }, () => rankShift(group(), group())).filter(
      (shift) => shift !== null && (shift.low > 0 || shift.high < 0),
    );
    expect(claims.length).toBeLessThan(110);
    expect(claims.length).toBeGreaterThan(50);
  });
});
