import { describe, expect, it } from "vitest";
import { linearScale, linePath, niceTicks } from "./chart-scale.ts";

describe("niceTicks", () => {
  it("are round and include all values", () => {
    expect(niceTicks({ min: 71.2, max: 78.9 }, 4)).toEqual([70, 72, 74, 76, 78, 80]);
    expect(niceTicks({ min: 4.4, max: 7.1 }, 4)).toEqual([4, 5, 6, 7, 8]);
  });

  it("are at least two, even if all values are equal", () => {
    expect(niceTicks({ min: 5, max: 5 }, 4).length).toBeGreaterThanOrEqual(2);
    expect(niceTicks({ min: 0, max: 0 }, 4).length).toBeGreaterThanOrEqual(2);
  });

  it("have no floating-point noise", () => {
    expect(niceTicks({ min: 0.1, max: 0.7 }, 6)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });
});

describe("linearScale", () => {
  it("may increase upwards while coordinates increase downwards", () => {
    const y = linearScale({ min: 0, max: 10 }, 100, 0);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  });

  it("of a single value doesn't divide by zero", () => {
    expect(linearScale({ min: 4, max: 4 }, 0, 100)(4)).toBe(0);
  });
});

describe("linePath", () => {
  it("breaks at a long gap", () => {
    const points = [
      { x: 0, y: 1 },
      { x: 10, y: 2 },
      { x: 90, y: 3 },
    ];
    expect(linePath(points, 40)).toBe("M0 1L10 2M90 3");
  });
});
