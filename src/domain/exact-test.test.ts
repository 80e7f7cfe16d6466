import { describe, expect, it } from "vitest";
import { correctForMany, exactChance } from "./exact-test.ts";

describe("Fisher's exact test", () => {
  it("of Fisher's own tea tasting: all eight cups right by chance is 1 in 70", () => {
    const counts = { inPhase: 4, withSymptomInPhase: 4, elsewhere: 4, withSymptomElsewhere: 0 };
    expect(exactChance(counts)).toBeCloseTo(1 / 70, 10);
  });

  it("with one pair of cups mixed up it is 17 in 70", () => {
    const counts = { inPhase: 4, withSymptomInPhase: 3, elsewhere: 4, withSymptomElsewhere: 1 };
    expect(exactChance(counts)).toBeCloseTo(17 / 70, 10);
  });

  it("is certain where the symptom never came to the phase, or never came", () => {
    const never = { inPhase: 10, withSymptomInPhase: 0, elsewhere: 20, withSymptomElsewhere: 5 };
    expect(exactChance(never)).toBeCloseTo(1, 10);
    expect(exactChance({ ...never, withSymptomElsewhere: 0 })).toBeCloseTo(1, 10);
  });
});

describe("many comparisons", () => {
  it("are corrected step by step (Holm)", () => {
    expect(correctForMany([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  });

  it("never exceed 1, and one alone stays as it is", () => {
    expect(correctForMany([0.6, 0.9])).toEqual([1, 1]);
    expect(correctForMany([0.04])).toEqual([0.04]);
    expect(correctForMany([])).toEqual([]);
  });
});
