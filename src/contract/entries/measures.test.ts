import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { numberFrom, wholeNumberFrom } from "../kernel/scales.ts";
import { measureBounds, PULSE_PRESSURE_MIN, saveDayMeasures } from "./measures.ts";

const body = saveDayMeasures.request.body;
const isTaken = (measures: object) =>
  z.safeParse(body, { date: "2026-11-20", ...measures }).success;

describe("a measure accepted by the API", () => {
  it.each(["fastingGlucose", "insulin", "hba1c", "weight", "waistCircumference"] as const)(
    "of %s lies between its bounds, both included",
    (field) => {
      const { min, max } = measureBounds[field];
      const around = [min - 0.1, min, (min + max) / 2, max, max + 0.1];
      expect(around.map((value) => isTaken({ [field]: value }))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
    },
  );

  it("of blood pressure is an integer within bounds, the systolic well above the diastolic", () => {
    const pressure = (systolic: number, diastolic: number) =>
      isTaken({ bloodPressure: { systolic, diastolic } });
    const { systolic, diastolic } = measureBounds;
    expect(pressure(systolic.min, diastolic.min)).toBe(true);
    expect(pressure(systolic.max, diastolic.max)).toBe(true);
    expect(pressure(systolic.min - 1, diastolic.min)).toBe(false);
    expect(pressure(systolic.max + 1, diastolic.max)).toBe(false);
    expect(pressure(systolic.max, diastolic.max + 1)).toBe(false);
    expect(pressure(120.5, 80)).toBe(false);
    expect(pressure(90, 90 - PULSE_PRESSURE_MIN)).toBe(true);
    expect(pressure(90, 91 - PULSE_PRESSURE_MIN)).toBe(false);
  });
});

describe("a number within bounds", () => {
  it.each([
    ["any number", numberFrom(1, 2), [0.99, 1, 1.5, 2, 2.01], [false, true, true, true, false]],
    ["a whole number", wholeNumberFrom(1, 3), [0, 1, 1.5, 3, 4], [false, true, false, true, false]],
  ] as const)("is %s from the minimum to the maximum, inclusive", (_, schema, values, taken) => {
    expect(values.map((value) => z.safeParse(schema, value).success)).toEqual(taken);
  });
});
