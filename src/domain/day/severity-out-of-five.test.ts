import { expect, it } from "vitest";
import { severityOutOfFive } from "./severity-out-of-five.ts";

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 5],
  [10, 5],
])("severity %i of 10 is %i of 5 [S2-67]", (severity, outOfFive) => {
  expect(severityOutOfFive(severity)).toBe(outOfFive);
});
