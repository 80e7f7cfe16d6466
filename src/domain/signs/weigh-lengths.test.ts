import { describe, expect, it } from "vitest";
import { type ExpectedCycle, type OvulationOdds, ovulationBeforePeriod } from "./weigh-lengths.ts";

const regular: ExpectedCycle = { length: 28, width80: 6 };
const unknown: ExpectedCycle = { length: 28, width80: Number.POSITIVE_INFINITY };

const meanOf = (odds: OvulationOdds) =>
  [...odds].reduce((sum, [day, probability]) => sum + day * probability, 0);

function spreadOf(odds: OvulationOdds): number {
  const mean = meanOf(odds);
  return Math.sqrt([...odds].reduce((sum, [day, share]) => sum + share * (day - mean) ** 2, 0));
}

const bellOf = (middle: number, spread: number) => ({
  firstLength: middle - 12,
  probabilities: Array.from({ length: 25 }, (_, place) => {
    return Math.exp(-(((place - 12) / spread) ** 2) / 2) / (spread * Math.sqrt(2 * Math.PI));
  }),
});

const certain = (length: number) => ({ firstLength: length, probabilities: [1] });
const ovulationIn = (length: number, expected = regular) =>
  meanOf(ovulationBeforePeriod(certain(length), expected, []));

describe("ovulationBeforePeriod", () => {
  it("does not count the spread of luteal lengths twice", () => {
    const lengths = bellOf(28, 2.34);
    const once = spreadOf(ovulationBeforePeriod(lengths, regular, []));
    const twice = spreadOf(ovulationBeforePeriod(lengths, unknown, []));
    expect(once).toBeLessThan(0.9 * twice);
  });

  it("splits a surprise between the days before and after ovulation", () => {
    const before = ovulationIn(32) - ovulationIn(28);
    expect(before).toBeGreaterThan(2);
    expect(before).toBeLessThan(3);
  });

  it("assigns a surprise of more than eight days to the days before ovulation", () => {
    expect(ovulationIn(50) - ovulationIn(37)).toBeCloseTo(13, 9);
  });

  it("assigns hardly any surprise to the luteal phase with irregular cycles", () => {
    const uneven = { length: 45, width80: 39 };
    expect(ovulationIn(52, uneven) - ovulationIn(45, uneven)).toBeGreaterThan(6.9);
  });

  it("is unchanged for a cycle of the expected length", () => {
    expect(ovulationIn(28)).toBeCloseTo(ovulationIn(28, unknown), 1);
  });

  it("has odds that sum to 1", () => {
    const odds = ovulationBeforePeriod(certain(31), regular, [12, 13]);
    expect([...odds.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
