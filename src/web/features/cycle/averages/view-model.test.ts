import { describe, expect, it } from "vitest";
import { beadsFilled, scaleAverages } from "./view-model.ts";

const averages = {
  cycles: 3,
  cycleLengths: { kind: "mean" as const, mean: 29.7 },
  periodLengths: { kind: "mean" as const, mean: 5 },
  stress: 6.4,
  mood: 2.1,
  anxiety: null,
  isOnHormones: false,
  moodDays: 61,
};

describe("the averages of the last three cycles", () => {
  it("show stress out of 10, mood and anxiety out of 5 [S9-20]", () => {
    expect(scaleAverages(averages)).toEqual([
      { scale: "stress", value: 6.4, outOf: 10 },
      { scale: "mood", value: 2.1, outOf: 5 },
      { scale: "anxiety", value: null, outOf: 5 },
    ]);
  });

  it("draw as many beads as the average", () => {
    expect(scaleAverages(averages).map(beadsFilled)).toEqual([6, 2, 0]);
  });
});
