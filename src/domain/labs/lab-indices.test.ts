import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "../days/calendar-day.ts";
import { freeAndrogenIndex, homaIr } from "./lab-indices.ts";
import { type LabReading, labReadings } from "./lab-readings.ts";
import type { LabTest } from "./lab-tests.ts";
import { labUnits, labValueIn } from "./lab-units.ts";

const day = calendarDay("2026-11-12");
const before = calendarDay("2026-11-11");

function reading(test: LabTest, value: number, unit: string, more: Partial<LabReading> = {}) {
  const [written] = labReadings([{ id: "1", date: day, test, value, unit }], []);
  return { ...(written as LabReading), ...more };
}

describe("HOMA-IR", () => {
  it("of 10 µU/mL and 5.4 mmol/L is 2.4", () => {
    const [index] = homaIr([
      reading("fasting_insulin", 10, "µU/mL"),
      reading("fasting_glucose", 5.4, "mmol/L"),
    ]);
    expect(index?.value).toBeCloseTo(2.4, 10);
    expect(index?.parts).toEqual([10, 5.4]);
  });

  it("of 10 µU/mL and 97.3 mg/dL agrees with the formula for mg/dL", () => {
    const [index] = homaIr([
      reading("fasting_insulin", 10, "µU/mL"),
      reading("fasting_glucose", 97.3, "mg/dL"),
    ]);
    expect(index?.value).toBeCloseTo((10 * 97.3) / 405, 2);
  });

  it("is the same in any combination of units [S2-81]", () => {
    const insulin = fc.double({ min: 0.2, max: 1000, noNaN: true });
    const glucose = fc.double({ min: 1.2, max: 33, noNaN: true });
    const insulinUnit = fc.constantFrom(...labUnits("fasting_insulin"));
    const glucoseUnit = fc.constantFrom(...labUnits("fasting_glucose"));
    fc.assert(
      fc.property(insulin, glucose, insulinUnit, glucoseUnit, (one, other, oneUnit, otherUnit) => {
        const converted = [
          reading(
            "fasting_insulin",
            labValueIn("fasting_insulin", one, "µU/mL", oneUnit) ?? 0,
            oneUnit,
          ),
          reading(
            "fasting_glucose",
            labValueIn("fasting_glucose", other, "mmol/L", otherUnit) ?? 0,
            otherUnit,
          ),
        ];
        expect(homaIr(converted)[0]?.value).toBeCloseTo((one * other) / 22.5, 6);
      }),
    );
  });

  it("needs both results from one day", () => {
    const insulin = reading("fasting_insulin", 10, "µU/mL", { day: before });
    expect(homaIr([insulin, reading("fasting_glucose", 5.4, "mmol/L")])).toEqual([]);
    expect(homaIr([insulin])).toEqual([]);
  });

  it("is not calculated from a glucose after a glucose drink", () => {
    const drink = reading("ogtt_2h_glucose", 5.4, "mmol/L");
    expect(homaIr([reading("fasting_insulin", 10, "µU/mL"), drink])).toEqual([]);
  });

  it("is not calculated from a result with a comparator", () => {
    const low = reading("fasting_insulin", 2, "µU/mL", { comparator: "<" });
    expect(homaIr([low, reading("fasting_glucose", 5.4, "mmol/L")])).toEqual([]);
  });

  it("also uses the daily log, with laboratory results first", () => {
    const measures = [{ id: "2", date: day, fastingGlucose: 90.08, insulin: 9 }];
    expect(homaIr(labReadings([], measures))[0]?.value).toBeCloseTo(2, 10);
    const result = { id: "1", date: day, test: "fasting_insulin", value: 18, unit: "mIU/L" };
    const both = labReadings([{ ...result, test: "fasting_insulin" }], measures);
    expect(homaIr(both)[0]?.value).toBeCloseTo(4, 10);
  });
});

describe("the free androgen index", () => {
  it("of 1.6 nmol/L and 32 nmol/L is 5, and comes newest first", () => {
    const readings = [day, before].flatMap((on) => [
      reading("testosterone", on === day ? 1.6 : 3.2, "nmol/L", { day: on }),
      reading("shbg", 32, "nmol/L", { day: on }),
    ]);
    expect(freeAndrogenIndex(readings.reverse()).map(({ value }) => value)).toEqual([5, 10]);
  });

  it("is the same from testosterone in ng/dL", () => {
    const shbg = reading("shbg", 32, "nmol/L");
    const [index] = freeAndrogenIndex([shbg, reading("testosterone", 28.842, "ng/dL")]);
    expect(index?.value).toBeCloseTo(3.125, 10);
  });

  it("is left out for a divisor of 0", () => {
    const readings = [reading("testosterone", 1, "nmol/L"), reading("shbg", 0, "nmol/L")];
    expect(freeAndrogenIndex(readings)).toEqual([]);
  });
});
