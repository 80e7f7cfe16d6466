import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_CYCLE_LENGTH,
  DEFAULT_PERIOD_LENGTH,
  EVEN_CYCLES,
  isAdolescent,
  LONG_GAP_DAYS,
  LONGEST_USUAL_PERIOD,
  longestUsualWait,
  normsHold,
  usualCycle,
  usualCycleAt,
} from "./usual-cycle.ts";

const woman = { age: 29, contraception: "none", pregnancy: "not_pregnant" } as const;
const hormones = ["pill", "iud", "implant", "injection", "patch", "ring"] as const;

describe("the usual range of a cycle", () => {
  // Adults: FIGO 2018, doi.org/10.1002/ijgo.12666; adolescents: Peña et al. 2020, PMC7092491.
  it.each([
    [18, 24, 38],
    [45, 24, 38],
    [17, 21, 45],
    [13, 21, 45],
  ])("at %d is %d to %d days", (age, shortest, longest) => {
    expect(usualCycle({ ...woman, age })?.cycle).toEqual({ shortest, longest });
    expect(usualCycleAt(age).cycle).toEqual({ shortest, longest });
  });

  it("exists for no other age", () => {
    expect(usualCycle({ ...woman, age: 46 })).toBeNull();
    expect(usualCycle({ ...woman, age: null })).toBeNull();
    expect(usualCycle({ contraception: "none", pregnancy: null })).toBeNull();
  });

  it.each(hormones)("does not apply with %s", (contraception) => {
    expect(usualCycle({ ...woman, contraception })).toBeNull();
  });

  it("does not apply in a pregnancy", () => {
    expect(usualCycle({ ...woman, pregnancy: "pregnant" })).toBeNull();
  });

  it("has no bleeding length for adolescents, because the source has none", () => {
    expect(usualCycle(woman)?.periodUpTo).toBe(LONGEST_USUAL_PERIOD);
    expect(usualCycle({ ...woman, age: 15 })?.periodUpTo).toBeNull();
  });

  it("names its publication", () => {
    expect(usualCycleAt(29).source).toContain("10.1002/ijgo.12666");
    expect(usualCycleAt(15).source).toContain("PMC7092491");
  });
});

describe("usual ranges", () => {
  it("hold for an unknown age, without choosing an age-specific range", () => {
    expect(normsHold({ ...woman, age: null })).toBe(true);
    expect(normsHold({ contraception: null, pregnancy: null })).toBe(true);
  });

  it("hold up to 45 years, not at 46", () => {
    expect(normsHold({ ...woman, age: 45 })).toBe(true);
    expect(normsHold({ ...woman, age: 46 })).toBe(false);
  });

  it("hold for any answer about pregnancy but yes, and with every method without hormones", () => {
    for (const pregnancy of ["not_pregnant", "unsure", null] as const) {
      expect(normsHold({ ...woman, pregnancy })).toBe(true);
    }
    for (const contraception of ["none", "other", null] as const) {
      expect(normsHold({ ...woman, contraception })).toBe(true);
    }
    for (const contraception of hormones)
      expect(normsHold({ ...woman, contraception })).toBe(false);
  });

  it("exist exactly if norms hold and the age is known", () => {
    const any = fc.record({
      age: fc.option(fc.integer({ min: 10, max: 70 })),
      contraception: fc.constantFrom(null, "none" as const, "other" as const, ...hormones),
      pregnancy: fc.constantFrom("pregnant" as const, "not_pregnant" as const, null),
    });
    fc.assert(
      fc.property(any, (who) => {
        const range = usualCycle(who);
        expect(range !== null).toBe(normsHold(who) && who.age !== null);
        if (range !== null) expect(range).toBe(usualCycleAt(who.age));
      }),
    );
  });
});

describe("the age limit of adolescent cycles", () => {
  it("is 18, and an unknown age counts as adult", () => {
    expect([17, 18, null, undefined].map(isAdolescent)).toEqual([true, false, false, false]);
  });

  it("also applies to waits: 45 days under 18, else 35 (Peña et al. 2020)", () => {
    expect([17, 18, 29, null].map(longestUsualWait)).toEqual([45, 35, 35, 35]);
  });
});

it("the product's thresholds equal those of their sources and are consistent", () => {
  expect(LONGEST_USUAL_PERIOD).toBe(8);
  expect(LONG_GAP_DAYS).toBe(90);
  expect(EVEN_CYCLES).toEqual({ regularUpTo: 7, borderlineUpTo: 9 });
  const { cycle } = usualCycleAt(29);
  expect(DEFAULT_CYCLE_LENGTH).toBeGreaterThanOrEqual(cycle.shortest);
  expect(DEFAULT_CYCLE_LENGTH).toBeLessThanOrEqual(cycle.longest);
  expect(DEFAULT_PERIOD_LENGTH).toBeLessThanOrEqual(LONGEST_USUAL_PERIOD);
  expect(longestUsualWait(29)).toBeLessThan(LONG_GAP_DAYS);
});
