import { describe, expect, it } from "vitest";
import { labTests } from "#domain/labs/lab-tests.ts";
import { labUnits } from "#domain/labs/lab-units.ts";
import { quantity, ucumCodeOf } from "./units.ts";

describe("a unit in FHIR", () => {
  it("has a UCUM code for every unit of our laboratory tests", () => {
    const units = labTests.flatMap((test) => labUnits(test));
    expect(units.filter((unit) => ucumCodeOf(unit) === undefined)).toEqual([]);
  });

  it("is the same with the Greek letter mu and the micro sign", () => {
    expect(ucumCodeOf("μg/L")).toBe("ug/L");
    expect(ucumCodeOf("µg/L")).toBe("ug/L");
  });

  it("stays as typed, without a code, when unknown", () => {
    expect(quantity(2, " puffs ")).toEqual({ value: 2, unit: "puffs" });
    expect(quantity(2, "constructor")).toEqual({ value: 2, unit: "constructor" });
  });
});
