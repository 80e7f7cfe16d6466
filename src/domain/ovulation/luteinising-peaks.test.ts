import { expect, it } from "vitest";
import { isPlaceable, luteinisingPeaks } from "./luteinising-peaks.ts";

const [p, n] = ["positive", "negative"] as const;

it("consecutive positive tests are one surge", () => {
  expect(luteinisingPeaks([n, p, p, n, null])).toEqual([{ firstIndex: 1, lastIndex: 2 }]);
});

it("a missing or negative test in between does not split a surge", () => {
  expect(luteinisingPeaks([p, null, p, n, p])).toEqual([{ firstIndex: 0, lastIndex: 4 }]);
});

it("surges further apart are separate", () => {
  expect(luteinisingPeaks([p, n, n, n, n, p, p])).toEqual([
    { firstIndex: 0, lastIndex: 0 },
    { firstIndex: 5, lastIndex: 6 },
  ]);
});

it("there is no surge without a positive test", () => {
  expect(luteinisingPeaks([n, null, n])).toEqual([]);
});

it("positive tests over more than five days cannot be placed", () => {
  const isPlaceableFor = (days: number) => luteinisingPeaks(Array(days).fill(p)).map(isPlaceable);
  expect(isPlaceableFor(5)).toEqual([true]);
  expect(isPlaceableFor(6)).toEqual([false]);
  expect(luteinisingPeaks([p, null, null, p, n, n, p]).map(isPlaceable)).toEqual([false]);
});
