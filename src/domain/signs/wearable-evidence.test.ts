import { describe, expect, it } from "vitest";
import { wearableEvidence } from "./wearable-evidence.ts";

const evidence = (value: "oura" | "apple_watch") => wearableEvidence([{ index: 13, value }], 1, 28);
const sharesOf = (logs: readonly number[]) => {
  const ratios = logs.map(Math.exp);
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  return ratios.map((ratio) => ratio / total);
};
const meanError = (logs: readonly number[]) =>
  sharesOf(logs).reduce((sum, share, place) => sum + share * Math.abs(place - 13), 0);

describe("wearableEvidence", () => {
  it("places ovulation on the day that the wearable names", () => {
    const logs = evidence("oura");
    expect(logs.indexOf(Math.max(...logs)) + 1).toBe(14);
  });

  it("has the published mean error, less what rounding to whole days hides", () => {
    expect(meanError(evidence("oura"))).toBeCloseTo(1.26 - 0.1, 1);
    expect(meanError(evidence("apple_watch"))).toBeCloseTo(1.59 - 0.1, 1);
  });

  it("puts 80% of Apple's errors within two days, as its study reports", () => {
    const within = sharesOf(evidence("apple_watch")).slice(11, 16);
    expect(within.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.8, 1);
  });

  it("is neutral without a day", () => {
    expect(wearableEvidence([], 1, 3)).toEqual([0, 0, 0]);
  });
});
