import { describe, expect, it } from "vitest";
import { quantile } from "./length-odds.ts";
import { oddsAfterOvulation } from "./luteal-length.ts";

const medianAfter = (lutealLengths: readonly number[], elapsed = 16) =>
  quantile(oddsAfterOvulation({ ovulationDay: 16, lutealLengths, elapsed }), 0.5);

describe("the next period once ovulation is confirmed", () => {
  it("is expected 13 days later while her own luteal length is unknown", () => {
    expect(medianAfter([])).toBe(29);
  });

  it("moves to her own luteal length, the more of them the nearer", () => {
    expect(medianAfter([10])).toBe(27);
    expect(medianAfter([10, 10, 10, 10, 10, 10])).toBe(26);
  });

  it("is not moved by an ovulation day that cannot have been hers", () => {
    expect(medianAfter([2, 31])).toBe(medianAfter([]));
  });

  it("never comes before today, however late it is", () => {
    const odds = oddsAfterOvulation({ ovulationDay: 16, lutealLengths: [], elapsed: 45 });
    expect(odds.firstLength).toBe(45);
    expect(odds.probabilities.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it("is narrower than the calendar could be", () => {
    const odds = oddsAfterOvulation({ ovulationDay: 16, lutealLengths: [13, 13], elapsed: 16 });
    expect(quantile(odds, 0.9) - quantile(odds, 0.1)).toBeLessThanOrEqual(5);
  });
});
