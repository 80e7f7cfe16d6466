import { expect, it } from "vitest";
import { type StressLabel, stressLabel } from "./stress-label.ts";

it.each<[number, StressLabel]>([
  [0, "unknown"],
  [1, "low"],
  [2, "low"],
  [2.5, "moderate"],
  [3, "moderate"],
  [3.5, "high"],
  [4, "high"],
  [5, "high"],
])("a stress level of %d is called %s [S4-29]", (level, label) => {
  expect(stressLabel(level)).toBe(label);
});
