import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import type { LabReading } from "../labs/lab-readings.ts";
import { labUnits, labValueIn } from "../labs/lab-units.ts";
import { distinctReadings } from "./distinct-readings.ts";

const day = calendarDay("2026-11-12");

const reading = (more: Partial<LabReading>): LabReading => ({
  test: "fasting_glucose",
  name: null,
  day,
  value: 5.3,
  comparator: null,
  unit: "mmol/L",
  rangeLow: null,
  rangeHigh: null,
  source: "laboratory",
  id: "1",
  ...more,
});
const ofLog = (more: Partial<LabReading>) =>
  reading({ source: "log", value: 95, unit: "mg/dL", ...more });

const valuesOf = (readings: readonly LabReading[]) =>
  distinctReadings(readings).map(({ value, unit }) => `${value} ${unit}`);

describe("distinctReadings of a day", () => {
  it("lists one value once when two logs give it in two units", () => {
    expect(valuesOf([reading({}), ofLog({})])).toEqual(["5.3 mmol/L"]);
    expect(
      valuesOf([
        reading({ test: "hba1c", value: 39, unit: "mmol/mol" }),
        ofLog({ test: "hba1c", value: 5.7, unit: "%" }),
      ]),
    ).toEqual(["39 mmol/mol"]);
  });

  it("separates readings that differ in value, day or custom test", () => {
    expect(valuesOf([reading({}), reading({ value: 5.4 })])).toHaveLength(2);
    expect(valuesOf([reading({}), ofLog({ value: 120 })])).toEqual(["5.3 mmol/L", "6.7 mmol/L"]);
    expect(valuesOf([reading({}), reading({ day: addDays(day, -1) })])).toHaveLength(2);
    const own = (name: string) => reading({ test: "other", name, unit: "u" });
    expect(valuesOf([own("Zinc"), own("Copper")])).toHaveLength(2);
    expect(valuesOf([reading({}), reading({ comparator: "<" })])).toHaveLength(2);
  });

  it("uses the daily log's unit when no laboratory result gives another", () => {
    expect(valuesOf([ofLog({})])).toEqual(["95 mg/dL"]);
  });
});

it("no reading is lost or duplicated, whatever its unit", () => {
  const glucose = fc.record({
    value: fc.integer({ min: 30, max: 300 }).map((tenths) => tenths / 10),
    back: fc.integer({ min: 0, max: 4 }),
    unit: fc.constantFrom(...labUnits("fasting_glucose")),
  });
  fc.assert(
    fc.property(fc.array(glucose), (typed) => {
      const readings = typed.map(({ value, back, unit }) =>
        reading({
          day: addDays(day, -back),
          unit,
          value: labValueIn("fasting_glucose", value, "mmol/L", unit) ?? value,
        }),
      );
      const listed = distinctReadings(readings);
      const near = (one: LabReading, other: LabReading) => {
        const value = labValueIn(other.test, other.value, other.unit, one.unit) ?? Number.NaN;
        return one.day === other.day && Math.abs(value - one.value) <= 0.03 * one.value;
      };
      expect(readings.every((one) => listed.some((other) => near(one, other)))).toBe(true);
      expect(new Set(listed).size).toBe(listed.length);
      expect(distinctReadings(listed)).toEqual(listed);
    }),
  );
});
