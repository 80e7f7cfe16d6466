import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

function contrast(one: string, other: string, scheme: (typeof schemes)[number]): number {
  const of = (name: string) => luminance(tokens.get(name)?.[scheme] ?? "");
  const [dark = 0, light = 0] = [of(one), of(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["paper", "card", "raised"];
const wordsOnSurfaces = ["ink", "soft", "urgent", "hibiscus-ink", "gold-ink"]
  .concat("aloe-ink", "violet-ink", "clay-ink")
  .flatMap((words) => surfaces.map((surface) => [words, surface]));
const wordsOnColours = [
  ["on-hibiscus", "hibiscus"],
  ["on-hibiscus", "hibiscus-strong"],
  ["on-urgent", "urgent"],
  ["on-today", "today"],
  ["ink", "bead"],
  ["soft", "bead"],
  ...["hibiscus", "gold", "aloe", "violet", "clay", "urgent"].flatMap((colour) => [
    ["ink", `${colour}-wash`],
    ["soft", `${colour}-wash`],
    [colour === "urgent" ? colour : `${colour}-ink`, `${colour}-wash`],
  ]),
];
const signs = ["edge", "focus", "hibiscus", "gold", "aloe", "violet", "clay"].flatMap((sign) =>
  surfaces.map((surface) => [sign, surface]),
);

it("by night the edge of a resting bead can be seen on every surface", () => {
  for (const surface of surfaces) {
    expect(contrast("bead-edge", surface, "night")).toBeGreaterThanOrEqual(3);
  }
});

describe.each(schemes)("by %s", (scheme) => {
  it.each([...wordsOnSurfaces, ...wordsOnColours])("%s on %s can be read", (words, ground) => {
    expect(contrast(words ?? "", ground ?? "", scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it("the chosen tab can be read, and is nearer than its row", () => {
    expect(contrast("ink", "chosen", scheme)).toBeGreaterThanOrEqual(4.5);
    const [row = 0, chosen = 0] = ["bead", "chosen"].map((name) =>
      luminance(tokens.get(name)?.[scheme] ?? ""),
    );
    expect(chosen).toBeGreaterThan(row);
  });

  it.each(signs)("%s on %s can be seen", (sign, ground) => {
    expect(contrast(sign ?? "", ground ?? "", scheme)).toBeGreaterThanOrEqual(3);
  });
});
