import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantile } from "../lengths/length-odds.ts";
import { BELIEVABLE_LUTEAL, LUTEAL, lutealOdds, oddsAfterOvulation } from "./luteal-length.ts";

const medianAfter = (lutealLengths: readonly number[], elapsed = 16) =>
  quantile(oddsAfterOvulation({ ovulationDay: 16, lutealLengths, elapsed }), 0.5);

describe("the next period once ovulation is confirmed", () => {
  it("is expected 13 days later while the user's luteal length is unknown", () => {
    expect(medianAfter([])).toBe(29);
  });

  it("moves towards the user's luteal length, closer with each known one", () => {
    expect(medianAfter([10])).toBe(27);
    expect(medianAfter([10, 10, 10, 10, 10, 10])).toBe(26);
  });

  it("ignores an implausible ovulation day", () => {
    expect(medianAfter([2, 31])).toBe(medianAfter([]));
  });

  it("never comes before today, however late it is", () => {
    const odds = oddsAfterOvulation({ ovulationDay: 16, lutealLengths: [], elapsed: 45 });
    expect(odds.firstLength).toBe(45);
    expect(odds.probabilities.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it("has a narrower range than the calendar alone gives", () => {
    const odds = oddsAfterOvulation({ ovulationDay: 16, lutealLengths: [13, 13], elapsed: 16 });
    expect(quantile(odds, 0.9) - quantile(odds, 0.1)).toBeLessThanOrEqual(5);
  });
});

describe("the luteal length", () => {
  const medianOf = (...lengths: readonly number[]) => quantile(lutealOdds(lengths), 0.5);
  const width = (...lengths: readonly number[]) => {
    const odds = lutealOdds(lengths);
    return quantile(odds, 0.9) - quantile(odds, 0.1);
  };

  it("is the population's 13 days while no own length is known (Fehring et al. 2006)", () => {
    expect(LUTEAL.mean).toBeCloseTo(13.1, 1);
    expect(medianOf()).toBe(13);
  });

  it.each([
    [BELIEVABLE_LUTEAL.shortest, true],
    [BELIEVABLE_LUTEAL.shortest - 1, false],
    [BELIEVABLE_LUTEAL.longest, true],
    [BELIEVABLE_LUTEAL.longest + 1, false],
  ])("of %d days is counted: %s", (length, isCounted) => {
    const odds = lutealOdds([length, length, length]);
    expect(JSON.stringify(odds) !== JSON.stringify(lutealOdds([]))).toBe(isCounted);
  });

  it("lies in the believable range, with odds that sum to 1, for any log", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(lengths, (logged) => {
        const { firstLength, probabilities } = lutealOdds(logged);
        const last = firstLength + probabilities.length - 1;
        expect(firstLength).toBeGreaterThanOrEqual(BELIEVABLE_LUTEAL.shortest);
        expect(last).toBeLessThanOrEqual(BELIEVABLE_LUTEAL.longest);
        expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("moves towards the user's own lengths, never past them, and grows surer with each", () => {
    expect(medianOf(10)).toBeLessThan(13);
    expect(medianOf(10)).toBeGreaterThanOrEqual(10);
    const meanOf = (...lengths: readonly number[]) => {
      const { firstLength, probabilities } = lutealOdds(lengths);
      return probabilities.reduce((sum, value, place) => sum + value * (firstLength + place), 0);
    };
    expect(meanOf(16)).toBeGreaterThan(meanOf());
    expect(meanOf(16, 16, 16, 16)).toBeGreaterThan(meanOf(16));
    expect(meanOf(16, 16, 16, 16)).toBeLessThan(16);
    expect(width(12, 12, 12, 12)).toBeLessThanOrEqual(width(12));
    expect(width(12)).toBeLessThanOrEqual(width());
  });

  it("moves the following period by one day for each day of later ovulation", () => {
    const median = (ovulationDay: number) =>
      quantile(oddsAfterOvulation({ ovulationDay, lutealLengths: [], elapsed: 10 }), 0.5);
    for (const day of [11, 16, 24, 40]) expect(median(day + 1)).toBe(median(day) + 1);
  });
});
