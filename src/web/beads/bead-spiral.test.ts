import { expect, it } from "vitest";
import { beadOnSpiral, SPIRAL_BEAD, SPIRAL_HALF } from "./bead-spiral.ts";

const places = Array.from({ length: 365 }, (_, index) => beadOnSpiral(index, 365).place);
const apart = places
  .slice(1)
  .map(({ x, y }, index) => Math.hypot(x - (places[index]?.x ?? 0), y - (places[index]?.y ?? 0)));

it("beads of a year lie at equal distances, and never touch", () => {
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(0.5);
  expect(Math.min(...apart)).toBeGreaterThan(2 * SPIRAL_BEAD);
});

it("the string begins at the top beside the moon and stays within its drawing", () => {
  expect(places[0]).toEqual({ x: 0, y: -76 });
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThan(SPIRAL_HALF - SPIRAL_BEAD);
});
