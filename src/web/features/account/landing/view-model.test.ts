import { describe, expect, it } from "vitest";
import { exampleCycle, isNewsletterAddress } from "./view-model.ts";

describe("the newsletter's address", () => {
  it.each(["thandi@example.org", "a@b.c", "  thandi@example.co.za  "])(
    "%j is taken [S5-05]",
    (address) => {
      expect(isNewsletterAddress(address)).toBe(true);
    },
  );

  it.each(["", "thandi", "thandi@example", "@example.org", "thandi@.org ", "a b@c.d", "a@@b.c"])(
    "%j is refused",
    (address) => {
      expect(isNewsletterAddress(address)).toBe(false);
    },
  );
});

describe("the example ring", () => {
  it("has a bead for every day of the cycle it names", () => {
    expect(exampleCycle.beads).toHaveLength(exampleCycle.length);
  });

  it("marks the day it names as today", () => {
    const today = exampleCycle.beads.findIndex((bead) => bead.today !== undefined);
    expect(today + 1).toBe(exampleCycle.day);
  });
});
