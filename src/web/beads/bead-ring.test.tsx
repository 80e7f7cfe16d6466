import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Bead } from "./bead.ts";
import { BeadRing } from "./bead-ring.tsx";

const beads: readonly Bead[] = [
  { kind: "period", size: 3 },
  { kind: "resting" },
  { kind: "resting", today: "3" },
  { kind: "future" },
  { kind: "possible" },
  { kind: "peak" },
  { kind: "forecast", strength: 0.9 },
  { kind: "forecast", strength: 0.1 },
];

const draw = (more = {}) =>
  renderToStaticMarkup(
    <BeadRing beads={beads} moonFraction={0.3} center="Day 3" label="Day 3 of about 8" {...more} />,
  );

describe("the bead ring", () => {
  it("is one picture with a text equivalent", () => {
    expect(draw()).toContain('role="img" aria-label="Day 3 of about 8"');
  });

  it("draws every bead, and today's above its neighbours", () => {
    const drawing = draw();
    expect(drawing.match(/class="bead"/g)).toHaveLength(beads.length);
    expect(drawing.indexOf("<text")).toBeGreaterThan(drawing.lastIndexOf("stroke-dasharray"));
  });

  it("dashes only what is faint", () => {
    expect(draw().match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it("uses no style attribute, which the content security policy forbids", () => {
    expect(draw()).not.toMatch(/\sstyle=/);
  });

  it("takes colours from the tokens only", () => {
    const colours = draw().matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g);
    for (const [, colour] of colours) expect(colour).toMatch(/^(var\(--|url\(#|none|#000$)/);
  });

  it("is a group of named buttons when beads can be chosen", () => {
    const named = beads.map((bead, index) => ({ ...bead, name: `Day ${index + 1}` }));
    const drawing = draw({ beads: named, onSelect: () => undefined });
    expect(drawing).toContain('role="group"');
    expect(drawing.match(/role="button" tabindex="0" aria-label="Day \d"/g)).toHaveLength(8);
  });
});
