import { expect, it } from "vitest";
import { weave } from "./ribbon.ts";
import { ringGeometry } from "./ring/bead-ring-geometry.ts";

const regular = { from: 15, probabilities: [0.05, 0.12, 0.2, 0.12, 0.05] };
const irregular = { from: 0, probabilities: Array.from({ length: 60 }, () => 0.016) };

const radiiOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
const deepest = (ribbon: typeof regular, lived: number) => {
  const { cells } = weave(ribbon, ringGeometry(lived, 40));
  return Math.max(...cells.map(({ depth }) => depth));
};

it("the ribbon is widest and darkest at the most likely days and thin at its ends", () => {
  const { cells } = weave(regular, ringGeometry(11, 20));
  const width = (path: string) => Math.max(...radiiOf(path)) - Math.min(...radiiOf(path));
  const byDepth = cells.toSorted((one, other) => one.depth - other.depth);
  const [faintest, strongest] = [byDepth[0], byDepth.at(-1)];
  expect(width(strongest?.path ?? "")).toBeGreaterThan(2 * width(faintest?.path ?? "") * 0.9);
  expect(strongest?.depth).toBe(1);
});

it("a flat forecast is fainter than one with a peak", () => {
  expect(deepest(irregular, 49)).toBeLessThan(deepest(regular, 11));
});

it("a ribbon of sixty days has only a handful of paths", () => {
  expect(weave(irregular, ringGeometry(49, 60)).cells.length).toBeLessThanOrEqual(8);
});

it("the cells lie on the ring, within its width", () => {
  for (const { path } of weave(irregular, ringGeometry(49, 60)).cells) {
    for (const radius of radiiOf(path)) expect(Math.abs(radius - 135)).toBeLessThan(14);
  }
});
