import fc from "fast-check";
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

describe("whatever was counted", () => {
  const counts = fc
    .record({
      inPhase: fc.integer({ min: 1, max: 60 }),
      elsewhere: fc.integer({ min: 1, max: 200 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      other: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ inPhase, elsewhere, share, other }) => ({
      ...{ inPhase, elsewhere },
      withSymptomInPhase: Math.round(inPhase * share),
      withSymptomElsewhere: Math.round(elsewhere * other),
    }));

  it("a chance lies between 0 and 1", () => {
    fc.assert(
      fc.property(counts, (example) => {
        expect(exactChance(example)).toBeGreaterThan(0);
        expect(exactChance(example)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("one more of the same days in the phase is rarer by chance", () => {
    fc.assert(
      fc.property(counts, (example) => {
        fc.pre(example.withSymptomInPhase < example.inPhase && example.withSymptomElsewhere > 0);
        const more = {
          ...example,
          withSymptomInPhase: example.withSymptomInPhase + 1,
          withSymptomElsewhere: example.withSymptomElsewhere - 1,
        };
        expect(exactChance(more)).toBeLessThanOrEqual(exactChance(example) + 1e-12);
      }),
    );
  });

  it("a correction raises no chance above 1, lowers none, and keeps their order", () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(chances, (example) => {
        const corrected = correctForMany(example);
        expect(corrected).toHaveLength(example.length);
        for (const [place, chance] of example.entries()) {
          expect(corrected[place]).toBeGreaterThanOrEqual(chance);
          expect(corrected[place]).toBeLessThanOrEqual(1);
          for (const [other, smaller] of example.entries()) {
            if (smaller <= chance)
              expect(corrected[other]).toBeLessThanOrEqual(corrected[place] ?? 0);
          }
        }
      }),
    );
  });
});
