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
  const { drawing, day, length } = exampleCycle;

  it("has a place for every day of the cycle it names", () => {
    expect(drawing.beads.length + drawing.ahead).toBe(length);
    expect(drawing.ribbon.from + drawing.ribbon.probabilities.length - 1).toBe(drawing.ahead);
  });

  it("marks the day it names as today, which is the last that has come", () => {
    expect(drawing.beads).toHaveLength(day);
    expect(drawing.beads.at(-1)?.today).toBe(String(day));
  });
});
