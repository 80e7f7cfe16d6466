import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Bead } from "../bead.ts";
import { BeadRing, type RingDrawing } from "./bead-ring.tsx";

const drawing: RingDrawing = {
  beads: [
    { kind: "period", size: 3 },
    { kind: "spotting" },
    { kind: "resting" },
    { kind: "resting" },
    { kind: "resting", today: "5" },
  ],
  ahead: 6,
  ribbon: { from: 3, probabilities: [0.1, 0.2, 0.1] },
  marks: [
    { day: 3, words: "Dec 6" },
    { day: 5, words: "Dec 8" },
  ],
  possible: { first: -1, last: 3 },
  peak: { first: 1, last: 2 },
};

const draw = (more: Partial<RingDrawing> = {}) =>
  renderToStaticMarkup(
    <BeadRing {...drawing} {...more} moonFraction={0.3} center="Day 5" label="Day 5 of about 11" />,
  );
const ninety = (): Bead[] => Array.from({ length: 90 }, () => ({ kind: "resting" }));

describe("the bead ring", () => {
  it("is one image with a text alternative", () => {
    expect(draw()).toContain('role="img" aria-label="Day 5 of about 11"');
  });

  it("draws all resting beads in two strokes", () => {
    expect(draw().match(/M[-\d. ]+h\.01M[-\d. ]+h\.01"/g)).toHaveLength(2);
    const many = draw({ beads: ninety() });
    expect(many.match(/h\.01/g)).toHaveLength(180);
    expect(many.match(/<(?:path|circle|g)\b/g)?.length).toBeLessThan(40);
  });

  it("draws today's bead on top, with its number", () => {
    const markup = draw();
    expect(markup.indexOf(">5<")).toBeGreaterThan(markup.lastIndexOf("<path"));
  });

  it("writes the dates of the forecast beside the ribbon", () => {
    expect(draw()).toMatch(/>Dec 6<.*>Dec 8</);
  });

  it("draws neither peak nor fertile days when there are none", () => {
    expect(draw({ peak: null }).match(/stroke-width="7"/g)).toBeNull();
    expect(draw({ peak: null, possible: null })).not.toMatch(/A116 116/);
  });

  it("uses no style attributes, which the content security policy forbids", () => {
    expect(draw()).not.toMatch(/\sstyle=/);
  });

  it("uses only token colours", () => {
    const colours = draw().matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g);
    for (const [, colour] of colours) expect(colour).toMatch(/^(var\(--|url\(#|none|#000$)/);
  });
});
