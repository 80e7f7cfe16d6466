import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctForMany, exactChance } from "./exact-test.ts";

describe("Fisher's exact test", () => {
  it("gives 1 in 70 for all eight cups of Fisher's tea tasting", () => {
    const counts = { inPhase: 4, withSymptomInPhase: 4, elsewhere: 4, withSymptomElsewhere: 0 };
    expect(exactChance(counts)).toBeCloseTo(1 / 70, 10);
  });

  it("gives 17 in 70 with one pair of cups mixed up", () => {
    const counts = { inPhase: 4, withSymptomInPhase: 3, elsewhere: 4, withSymptomElsewhere: 1 };
    expect(exactChance(counts)).toBeCloseTo(17 / 70, 10);
  });

  it("is 1 if the symptom never occurred in the phase, or never occurred", () => {
    const never = { inPhase: 10, withSymptomInPhase: 0, elsewhere: 20, withSymptomElsewhere: 5 };
    expect(exactChance(never)).toBeCloseTo(1, 10);
    expect(exactChance({ ...never, withSymptomElsewhere: 0 })).toBeCloseTo(1, 10);
  });
});

describe("correctForMany", () => {
  it("corrects step by step (Holm)", () => {
    expect(correctForMany([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  });

  it("never exceeds 1, and leaves a single chance unchanged", () => {
    expect(correctForMany([0.6, 0.9])).toEqual([1, 1]);
    expect(correctForMany([0.04])).toEqual([0.04]);
    expect(correctForMany([])).toEqual([]);
  });
});

describe("exactChance for any counts", () => {
  const counts = fc
    .record({
      inPhase: fc.integer({ min: 1, max: 60 }),
      elsewhere: fc.integer({ min: 1, max: 200 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      other: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ inPhase, elsewhere, share, other }) => ({
      inPhase,
      elsewhere,
      withSymptomInPhase: Math.round(inPhase * share),
      withSymptomElsewhere: Math.round(elsewhere * other),
    }));

  it("lies between 0 and 1", () => {
    fc.assert(
      fc.property(counts, (example) => {
        expect(exactChance(example)).toBeGreaterThan(0);
        expect(exactChance(example)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("falls when one more of the symptom's days lies in the phase", () => {
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

  it("correctForMany stays within 1, lowers no chance, and preserves their order", () => {
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
