import { describe, expect, it } from "vitest";
import { answerForecast } from "../../../../../scripts/engine/answer-forecast.ts";
import { exampleCycle, isNewsletterAddress, pastCycles, signsExample } from "./view-model.ts";

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

describe("the pictures of what only Mwezi does", () => {
  const lengths = [36, 41, 33, ...pastCycles.map(({ came }) => came)];

  it.each([...pastCycles.entries()])(
    "cycle %i has the range that the engine gives",
    (index, { range }) => {
      const cycleLengths = lengths.slice(0, index + 3);
      expect(answerForecast({ cycleLengths, pcos: true }).interval80).toEqual(range);
    },
  );

  it("the signs narrow the range as the engine does", () => {
    const cycles = lengths.slice(0, 8).map((length) => ({ length }));
    const low = [36.4, 36.45, 36.35, 36.4, 36.5, 36.4, 36.35, 36.45, 36.4, 36.4, 36.35, 36.45];
    const running = {
      temperatures: [...low, ...low.slice(0, 11), 36.65, 36.7, 36.7],
      mucus: [...Array(16).fill(null), 1, 2, 2, 3, 3, 3, 1, 0, null, null],
      lh: [...Array(20).fill(null), "negative", "positive"],
    };
    const today = { pcos: true, daysSinceLastStart: 25 };
    const alone = answerForecast({ ...today, cycles });
    expect(alone.interval80).toEqual(signsExample.alone);
    expect(answerForecast({ ...today, cycles, running }).interval80).toEqual(signsExample.together);
  });
});
