import { describe, expect, it } from "vitest";
import { checkMeasure } from "./measures/measure-checks.ts";
import { type ChartedMeasure, usualRange } from "./usual-range.ts";

describe("usualRange", () => {
  it.each<[ChartedMeasure, number | null, number]>([
    ["fastingGlucose", 100, 126],
    ["hba1c", 5.7, 6.5],
    ["systolic", null, 140],
    ["diastolic", null, 90],
  ])("of %s: usual below %s, high from %d", (measure, below, highFrom) => {
    expect(usualRange(measure)).toMatchObject({ below, highFrom });
  });

  it.each<ChartedMeasure>(["fastingGlucose", "hba1c", "systolic", "diastolic"])(
    "of %s names the society that drew it",
    (measure) => {
      expect(usualRange(measure)?.source).toMatch(/Association|Society/);
    },
  );

  it.each<ChartedMeasure>(["waistCircumference", "weight", "insulin", "basalBodyTemp"])(
    "of %s is left out: none holds for everyone",
    (measure) => {
      expect(usualRange(measure)).toBeNull();
    },
  );
});

it("no value is both usual and high", () => {
  for (const measure of ["fastingGlucose", "hba1c"] as const) {
    const range = usualRange(measure);
    expect(range?.below).toBeLessThan(range?.highFrom ?? 0);
  }
});

it("the chart and the form call a glucose high from the same value", () => {
  const highFrom = usualRange("fastingGlucose")?.highFrom ?? 0;
  expect(checkMeasure("fastingGlucose", highFrom)).toMatchObject({ side: "high" });
  expect(checkMeasure("fastingGlucose", highFrom - 1)).toBeNull();
});
