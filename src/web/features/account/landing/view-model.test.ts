import { describe, expect, it } from "vitest";
import { exampleCycle, isNewsletterAddress } from "./view-model.ts";

describe("the newsletter's address", () => {
  it.each(["thandi@example.org", "a@b.c", "  thandi@example.co.za  "])(
    "accepts %j [S5-05]",
    (address) => {
      expect(isNewsletterAddress(address)).toBe(true);
    },
  );

  it.each(["", "thandi", "thandi@example", "@example.org", "thandi@.org ", "a b@c.d", "a@@b.c"])(
    "rejects %j",
    (address) => {
      expect(isNewsletterAddress(address)).toBe(false);
    },
  );
});

describe("the example ring", () => {
  const { drawing, day, length } = exampleCycle;

  it("has a bead for every day of its cycle", () => {
    expect(drawing.beads.length + drawing.ahead).toBe(length);
    expect(drawing.ribbon.from + drawing.ribbon.probabilities.length - 1).toBe(drawing.ahead);
  });

  it("marks the named day as today, the last day so far", () => {
    expect(drawing.beads).toHaveLength(day);
    expect(drawing.beads.at(-1)?.today).toBe(String(day));
  });
});
