import { expect, it } from "vitest";
import { beadOnSpiral, SPIRAL_BEAD, SPIRAL_HALF } from "./bead-spiral.ts";

const places = Array.from({ length: 365 }, (_, index) => beadOnSpiral(index, 365).place);
const apart = places
  .slice(1)
  .map(({ x, y }, index) => Math.hypot(x - (places[index]?.x ?? 0), y - (places[index]?.y ?? 0)));

it("the beads of a year are evenly spaced and never touch", () => {
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(0.5);
  expect(Math.min(...apart)).toBeGreaterThan(2 * SPIRAL_BEAD);
});

it("the string begins at the top beside the moon and fits its drawing", () => {
  expect(places[0]).toEqual({ x: 0, y: -78 });
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThan(SPIRAL_HALF - SPIRAL_BEAD);
});

it.each([
  ["", 12.5, 2, false],
  [", a long one along the string", 21, 0, true],
])(
  "no month's name touches a bead, wherever the spiral begins%s",
  (_, halfWidth, free, isTilted) => {
    const [halfHeight, heaviest] = [4.5, 1.3 * SPIRAL_BEAD];
    for (let begins = 0; begins < 365; begins += 1) {
      const { beside, tilt } = beadOnSpiral(begins, 365);
      const angle = isTilted ? (tilt / 180) * Math.PI : 0;
      const gaps = places.map((bead) => {
        const [right, down] = [bead.x - beside.x, bead.y - beside.y];
        const along = right * Math.cos(angle) + down * Math.sin(angle);
        const across = down * Math.cos(angle) - right * Math.sin(angle);
        return Math.hypot(
          Math.max(0, Math.abs(along) - halfWidth),
          Math.max(0, Math.abs(across) - halfHeight),
        );
      });
      expect([begins, Math.min(...gaps) > heaviest + free]).toEqual([begins, true]);
    }
  },
);

it("a tilted name is never upside down", () => {
  const tilts = places.map((_, index) => beadOnSpiral(index, 365).tilt);
  expect(Math.max(...tilts.map(Math.abs))).toBeLessThanOrEqual(90);
});
