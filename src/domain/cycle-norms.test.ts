import { describe, expect, it } from "vitest";
import type { CycleFacts } from "./cycle-facts.ts";
import { cycleNorms } from "./cycle-norms.ts";
import { cyclesOfLengths, factsOf } from "./testing/example-facts.ts";

const normsOf = (lengths: readonly number[], said: Partial<CycleFacts> = {}) =>
  cycleNorms(factsOf({ age: 29, cycles: cyclesOfLengths(lengths), ...said }));

describe("her cycles beside FIGO's usual ranges", () => {
  it("of 24 to 38 days, even, and up to 8 days of bleeding are usual", () => {
    expect(normsOf([24, 30, 28])).toMatchObject({
      kind: "norms",
      cycles: 3,
      frequency: { kind: "usual", shorter: 0, longer: 0 },
      regularity: { kind: "regular", shortest: 24, longest: 30 },
      duration: { kind: "usual", longest: 5 },
    });
  });

  it("are infrequent when most are over 38 days, frequent when most are under 24", () => {
    expect(normsOf([39, 45, 30])).toMatchObject({ frequency: { kind: "infrequent", longer: 2 } });
    expect(normsOf([23, 22, 30])).toMatchObject({ frequency: { kind: "frequent", shorter: 2 } });
  });

  it("that differ by 8 or 9 days are borderline, by 10 irregular", () => {
    expect(normsOf([26, 34, 30])).toMatchObject({ regularity: { kind: "borderline" } });
    expect(normsOf([26, 36, 30])).toMatchObject({ regularity: { kind: "irregular" } });
  });

  it("of a girl are read against 21 to 45 days, and her unevenness is no finding", () => {
    expect(normsOf([44, 25, 39], { age: 15 })).toMatchObject({
      frequency: { kind: "usual" },
      regularity: { kind: "borderline" },
      duration: null,
    });
  });

  it("need three completed cycles, without those she leaves out", () => {
    expect(normsOf([28, 28])).toEqual({ kind: "not-enough-cycles", cyclesNeeded: 1 });
    const cycles = cyclesOfLengths([28, 28, 60]);
    const excluded = cycles.map((cycle, index) => ({ ...cycle, isExcluded: index === 2 }));
    expect(cycleNorms(factsOf({ age: 29, cycles: excluded })).kind).toBe("not-enough-cycles");
  });

  it("have no norm with hormones, in a pregnancy, past 45, or where her age is unknown", () => {
    const none = { kind: "norms-do-not-hold" };
    expect(normsOf([28, 28, 28], { contraception: "pill" })).toEqual(none);
    expect(normsOf([28, 28, 28], { pregnancy: "pregnant" })).toEqual(none);
    expect(normsOf([28, 28, 28], { age: 52 })).toEqual(none);
    expect(normsOf([28, 28, 28], { age: null })).toEqual(none);
  });
});
