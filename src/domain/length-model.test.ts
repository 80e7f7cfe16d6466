import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterCycle, lengthDensity, type WeighedBelief } from "./length-model.ts";

const monthly = { centre: 28, centreEvidence: 1, spread: 2, spreadEvidence: 5 };
const long = { centre: 45, centreEvidence: 0.3, spread: 7, spreadEvidence: 4 };
const beliefs: WeighedBelief[] = [
  { trust: 0.9, belief: monthly },
  { trust: 0.1, belief: long },
];

const STEP = 0.25;
const FINE_LENGTHS = Array.from({ length: 8000 }, (_, index) => -900 + index * STEP);
const anyLengths = fc.array(fc.integer({ min: 15, max: 90 }), { maxLength: 40 });

const afterCycles = (lengths: readonly number[]) =>
  lengths.reduce<WeighedBelief[]>((before, length) => afterCycle(before, length), beliefs);

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("what is believed of a woman's cycle lengths", () => {
  it("gives every length some probability, and 1 to all of them together", () => {
    fc.assert(
      fc.property(anyLengths, (lengths) => {
        const learned = afterCycles(lengths);
        const densities = FINE_LENGTHS.map((length) => lengthDensity(learned, length));
        expect(sumOf(densities) * STEP).toBeCloseTo(1, 2);
        expect(Math.min(...densities)).toBeGreaterThan(0);
      }),
    );
  });

  it("is the Student t of the textbook", () => {
    // Five degrees of freedom: density 0.3796 at its centre and 0.2197 one scale away.
    const single = [{ trust: 1, belief: { ...monthly, centreEvidence: 1e9 } }];
    expect(lengthDensity(single, 28) * monthly.spread).toBeCloseTo(0.3796, 3);
    expect(lengthDensity(single, 30) * monthly.spread).toBeCloseTo(0.2197, 3);
  });

  it("trusts add up to 1 after any history", () => {
    fc.assert(
      fc.property(anyLengths, (lengths) => {
        expect(sumOf(afterCycles(lengths).map(({ trust }) => trust))).toBeCloseTo(1, 9);
      }),
    );
  });

  it("the spread learned from one cycle is the textbook's", () => {
    // Gelman et al., §3.3: νσ² grows by κ/(κ+1)·(x−μ)², here ¾·(30−28)² = 3, so σ² = 23/6.
    const [learned] = afterCycle([{ trust: 1, belief: { ...monthly, centreEvidence: 3 } }], 30);
    expect(learned?.belief.centre).toBeCloseTo(28.5, 12);
    expect(learned?.belief.centreEvidence).toBe(4);
    expect(learned?.belief.spreadEvidence).toBe(6);
    expect((learned?.belief.spread ?? 0) ** 2).toBeCloseTo(23 / 6, 12);
  });

  it("like cycles make it surer", () => {
    const [early] = afterCycles([28, 28]);
    const [late] = afterCycles([28, 28, 28, 28, 28, 28]);
    expect(late?.belief.spread).toBeLessThan(early?.belief.spread ?? 0);
    expect(late?.belief.centreEvidence).toBe(7);
  });

  it("long cycles shift the trust to long cycles", () => {
    expect(afterCycles([70])[1]?.trust).toBeGreaterThan(0.95);
    expect(afterCycles([28, 29, 28])[1]?.trust).toBeLessThan(0.01);
  });

  it("one missed log barely moves a settled belief", () => {
    const [settled] = afterCycles([28, 29, 28, 27, 28]);
    const [afterMissedLog] = afterCycles([28, 29, 28, 27, 28, 57]);
    const moved = (afterMissedLog?.belief.centre ?? 0) - (settled?.belief.centre ?? 0);
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(0.2);
  });

  it("the beliefs handed in stay as they were", () => {
    const before = structuredClone(beliefs);
    afterCycle(beliefs, 33);
    expect(beliefs).toEqual(before);
  });
});
