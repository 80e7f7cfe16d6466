import { expect, it } from "vitest";
import { asMeasured, glucoseAsMeasured } from "./measure-precision.ts";

it("a weight is rounded to one decimal, a temperature to two", () => {
  expect(asMeasured(88.0333, "kg")).toBe(88);
  expect(asMeasured(88.06, "kg")).toBe(88.1);
  expect(asMeasured(36.6549, "°C")).toBe(36.65);
});

it("glucose is shown unchanged in its entered unit, and in the other without false digits", () => {
  expect(glucoseAsMeasured(100.9, "mmol/L")).toBe(5.6);
  expect(glucoseAsMeasured(100.9, "mg/dL")).toBe(101);
});
