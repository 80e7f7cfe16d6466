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
  expect(places[0]).toEqual({ x: 0, y: -78 });
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThan(SPIRAL_HALF - SPIRAL_BEAD);
});

it("no month's name touches a bead, wherever it begins", () => {
  const [halfWidth, halfHeight, heaviest] = [12.5, 4.5, 1.3 * SPIRAL_BEAD];
  for (let begins = 0; begins < 365; begins += 1) {
    const { x, y } = beadOnSpiral(begins, 365).beside;
    const gaps = places.map((bead) =>
      Math.hypot(
        Math.max(0, Math.abs(bead.x - x) - halfWidth),
        Math.max(0, Math.abs(bead.y - y) - halfHeight),
      ),
    );
    expect([begins, Math.min(...gaps) > heaviest + 2]).toEqual([begins, true]);
  }
});
