import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type MeasureField, measuresOf, problemsOf, typedOf, unitOf } from "./typed-measures.ts";

const day = {
  id: "m",
  date: calendarDay("2026-11-20"),
  fastingGlucose: 100.9,
  hba1c: 5.4,
  weight: 71.5,
  bloodPressure: { systolic: 118, diastolic: 76 },
};
const typing = (typed: Partial<Record<MeasureField, string>>) => ({
  ...typedOf(null, "mmol/L"),
  ...typed,
});

describe("a measurement", () => {
  it.each([
    ["basalBodyTemp", "°C"],
    ["fastingGlucose", "mg/dL"],
    ["insulin", "µU/mL"],
    ["hba1c", "%"],
    ["weight", "kg"],
    ["waistCircumference", "cm"],
    ["systolic", "mmHg"],
    ["diastolic", "mmHg"],
  ] as const)("%s is typed in %s [S3-16]", (field, unit) => {
    expect(unitOf(field, "mg/dL")).toBe(unit);
  });

  it("of glucose may be typed in mmol/L", () => {
    expect(unitOf("fastingGlucose", "mmol/L")).toBe("mmol/L");
  });
});

describe("typed measurements", () => {
  it("accept a decimal comma, and convert glucose to mg/dL", () => {
    expect(measuresOf(typing({ fastingGlucose: "5,6" }), "mmol/L")).toEqual({
      fastingGlucose: 100.9,
    });
    expect(measuresOf(typing({ fastingGlucose: "92" }), "mg/dL")).toEqual({ fastingGlucose: 92 });
  });

  it("return the values they were opened with unchanged", () => {
    const { id: _, date: __, ...measures } = day;
    expect(measuresOf(typedOf(day, "mmol/L"), "mmol/L")).toEqual(measures);
  });

  it("omit empty fields", () => {
    expect(measuresOf(typing({ weight: " " }), "mmol/L")).toEqual({});
  });

  it.each([
    [{ hba1c: "soon" }, ["hba1c"]],
    [{ fastingGlucose: "100" }, ["fastingGlucose"]],
    [{ fastingGlucose: "1.1" }, ["fastingGlucose"]],
    [{ systolic: "120" }, ["diastolic"]],
    [{ systolic: "120", diastolic: "115" }, ["diastolic"]],
    [{ systolic: "120.5", diastolic: "80" }, ["systolic"]],
    // The bounds are inclusive.
    [{ fastingGlucose: "1.2", hba1c: "3", weight: "350", insulin: "0.2" }, []],
    [{ fastingGlucose: "33.3", hba1c: "20", waistCircumference: "40", insulin: "1000" }, []],
    [{ systolic: "60", diastolic: "30" }, []],
    [{ weight: "350.1", hba1c: "2.9" }, ["hba1c", "weight"]],
  ])("%o have problems in these fields: %o", (typed, fields) => {
    expect(Object.keys(problemsOf(typing(typed), "mmol/L"))).toEqual(fields);
  });
});
