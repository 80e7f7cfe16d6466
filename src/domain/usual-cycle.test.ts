import { describe, expect, it } from "vitest";
import { usualCycle } from "./usual-cycle.ts";

const woman = { age: 29, contraception: "none", pregnancy: "not_pregnant" } as const;

describe("the usual range of a cycle", () => {
  it.each([
    [18, 24, 38],
    [45, 24, 38],
    [17, 21, 45],
    [13, 21, 45],
  ])("at %d is %d to %d days", (age, shortest, longest) => {
    expect(usualCycle({ ...woman, age })?.cycle).toEqual({ shortest, longest });
  });

  it("holds for no other age", () => {
    expect(usualCycle({ ...woman, age: 46 })).toBeNull();
    expect(usualCycle({ ...woman, age: null })).toBeNull();
  });

  it.each(["pill", "iud", "implant", "injection", "patch", "ring"] as const)(
    "does not hold with %s",
    (contraception) => {
      expect(usualCycle({ ...woman, contraception })).toBeNull();
    },
  );

  it("does not hold in a pregnancy", () => {
    expect(usualCycle({ ...woman, pregnancy: "pregnant" })).toBeNull();
  });

  it("names no length of bleeding for adolescents, as the source names none", () => {
    expect(usualCycle(woman)?.periodUpTo).toBe(8);
    expect(usualCycle({ ...woman, age: 15 })?.periodUpTo).toBeNull();
  });
});
