import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { weave } from "#web/beads/ribbon.ts";
import { ringGeometry } from "#web/beads/ring/bead-ring-geometry.ts";

const css = readFileSync("src/web/styles/tokens.css", "utf8");
const schemes = ["day", "night"] as const;
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", day = "", night = ""]) => [name, { day, night }],
  ),
);

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Scheme = (typeof schemes)[number];

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colour = (name: string, scheme: Scheme) => {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`no colour ${name}`);
  return token[scheme];
};

/** The colour of a translucent layer over a background. */
function seenThrough(above: string, ground: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [over = 0, under = 0] = [above, ground].map((one) =>
      Number.parseInt(one.slice(at, at + 2), 16),
    );
    return Math.round(over * opacity + under * (1 - opacity));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

type Pair = readonly [name: string, ground: string];

/** The pairs with too little contrast, each with the measured value. */
const tooNear = (pairs: readonly Pair[], scheme: Scheme, least: number) =>
  pairs.flatMap(([name, ground]) => {
    const measured = contrast(colour(name, scheme), colour(ground, scheme));
    return measured < least ? [`${name} on ${ground}: ${measured.toFixed(2)} of ${least}`] : [];
  });

const colours = ["hibiscus", "gold", "aloe", "violet", "clay"];
const surfaces = ["paper", "card", "raised"];
const washes = [...colours, "urgent"].map((name) => `${name}-wash`);
const each = (names: readonly string[], grounds: readonly string[]): Pair[] =>
  names.flatMap((name) => grounds.map((ground): Pair => [name, ground]));

const words: Pair[] = [
  ...each(["ink", "soft", "urgent", ...colours.map((name) => `${name}-ink`)], surfaces),
  ...each(["ink", "soft"], ["bead", ...washes]),
  ...colours.map((name): Pair => [`${name}-ink`, `${name}-wash`]),
  ["urgent", "urgent-wash"],
  ["on-hibiscus", "hibiscus"],
  ["on-hibiscus", "hibiscus-strong"],
  ["on-urgent", "urgent"],
  ["on-today", "today"],
  ["ink", "chosen"],
];
const marks: Pair[] = [
  // Beads, chart lines, field edges and the focus ring.
  ...each(["edge", "focus", "today", ...colours], surfaces),
  ...each(["edge", "focus"], washes),
  // The spotting dot, a slider's fill, and a heat map's bead.
  ...each(["hibiscus", "violet", "today", "focus"], ["bead"]),
  // Marks on beads and controls: a star, a tick, a switch's knob.
  ["card", "gold"],
  ["on-hibiscus", "hibiscus"],
  ["card", "aloe"],
];

describe.each(schemes)("by %s", (scheme) => {
  it("all text has enough contrast to its background", () => {
    expect(tooNear(words, scheme, 4.5)).toEqual([]);
  });

  it("all marks have enough contrast to their background", () => {
    expect(tooNear(marks, scheme, 3)).toEqual([]);
  });

  it("the selected tab stands out from its row", () => {
    const [row = 0, chosen = 0] = ["bead", "chosen"].map((name) => luminance(colour(name, scheme)));
    expect(chosen).toBeGreaterThan(row);
  });

  it("the likeliest days of the faintest ribbon are visible on the card", () => {
    const geometry = ringGeometry(49, 40);
    const faintest = { from: 1, probabilities: Array.from({ length: 40 }, () => 0.001) };
    const deepest = Math.max(...weave(faintest, geometry).cells.map(({ depth }) => depth));
    const card = colour("card", scheme);
    const ribbon = seenThrough(colour("hibiscus", scheme), card, deepest);
    expect(contrast(ribbon, card), `a ribbon ${deepest} deep`).toBeGreaterThanOrEqual(3);
  });
});

it("in dark mode the edge of a resting bead is visible on every surface", () => {
  expect(tooNear(each(["bead-edge"], surfaces), "night", 3)).toEqual([]);
});
