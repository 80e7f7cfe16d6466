import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HAIR_GRADE_MAX,
  HAIR_TOTAL_MAX,
  type HairSite,
  hairSites,
  hairTotal,
  hairTotalGuides,
} from "./ferriman-gallwey.ts";

const grades = fc.record(
  Object.fromEntries(
    hairSites.map((site) => [site, fc.integer({ min: 0, max: HAIR_GRADE_MAX })]),
  ) as Record<HairSite, fc.Arbitrary<number>>,
);

describe("the hair score", () => {
  it("has nine sites and at most 36 points", () => {
    expect([hairSites.length, HAIR_TOTAL_MAX]).toEqual([9, 36]);
  });

  it("is the sum of all sites and stays within 0 and 36", () => {
    fc.assert(
      fc.property(grades, (selfScore) => {
        const total = hairTotal(selfScore);
        expect(total).toBe(Object.values(selfScore).reduce((sum, grade) => sum + grade, 0));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(HAIR_TOTAL_MAX);
      }),
    );
  });

  it("rises by one for one more point at any site", () => {
    fc.assert(
      fc.property(grades, fc.constantFrom(...hairSites), (selfScore, site) => {
        fc.pre(selfScore[site] < HAIR_GRADE_MAX);
        const more = { ...selfScore, [site]: selfScore[site] + 1 };
        expect(hairTotal(more)).toBe((hairTotal(selfScore) ?? 0) + 1);
      }),
    );
  });

  it("is null if any site is missing", () => {
    fc.assert(
      fc.property(grades, fc.constantFrom(...hairSites), (selfScore, site) => {
        const { [site]: _, ...rest } = selfScore;
        expect(hairTotal(rest)).toBeNull();
      }),
    );
    expect(hairTotal({})).toBeNull();
  });

  it("lists its sources, which differ, by name and most recent first", () => {
    expect(hairTotalGuides.map(({ from }) => from)).toEqual([4, 5, 7, 8]);
    expect(hairTotalGuides.every(({ source }) => /\d{4}/.test(source))).toBe(true);
  });
});
