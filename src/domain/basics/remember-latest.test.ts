import { expect, it } from "vitest";
import { rememberLatest } from "./remember-latest.ts";

it("rememberLatest computes again only for another value", () => {
  let computed = 0;
  const double = rememberLatest(({ values }: { values: number[] }) => {
    computed += 1;
    return values.map((value) => value * 2);
  });
  expect(double({ values: [1, 2] })).toEqual([2, 4]);
  expect(double({ values: [1, 2] })).toEqual([2, 4]);
  expect(computed).toBe(1);
  expect(double({ values: [1, 3] })).toEqual([2, 6]);
  expect(computed).toBe(2);
});
