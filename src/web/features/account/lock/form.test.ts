import { expect, test } from "vitest";
import { pinProblems } from "./form.ts";

const problemsOf = (pin: string, again = pin) => Object.keys(pinProblems({ pin, again }));

test("a PIN has four to eight digits, not all the same, and both fields match", () => {
  expect(problemsOf("2580")).toEqual([]);
  expect(problemsOf("14916253")).toEqual([]);
  for (const pin of ["", "258", "149162536", "12 34", "١٢٣٤", "25a0"]) {
    expect(problemsOf(pin), pin).toEqual(["pin"]);
  }
  expect(problemsOf("7777")).toEqual(["pin"]);
  expect(problemsOf("2580", "2850")).toEqual(["again"]);
});
