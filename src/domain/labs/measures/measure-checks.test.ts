import { describe, expect, it } from "vitest";
import { type CheckedMeasure, checkMeasure, type OtherUnit } from "./measure-checks.ts";

const low = { kind: "please-check", side: "low" };
const high = { kind: "please-check", side: "high" };

describe("an entered value", () => {
  it.each<[CheckedMeasure, number, number]>([
    ["fastingGlucose", 70, 125.9],
    ["insulin", 2, 25],
    ["hba1c", 4, 5.6],
    ["waistCircumference", 55, 150],
    ["basalBodyTemp", 35.5, 37.8],
  ])("of %s from %d to %d is saved without a question", (measure, least, most) => {
    expect(checkMeasure(measure, least)).toBeNull();
    expect(checkMeasure(measure, (least + most) / 2)).toBeNull();
    expect(checkMeasure(measure, most)).toBeNull();
  });

  it.each<[CheckedMeasure, number]>([
    ["fastingGlucose", 69.9],
    ["fastingGlucose", 30],
    ["insulin", 1.9],
    ["hba1c", 3.9],
    ["waistCircumference", 54.9],
    ["waistCircumference", 40],
    ["basalBodyTemp", 35.4],
  ])("of %s at %d is questioned as too low", (measure, value) => {
    expect(checkMeasure(measure, value)).toEqual(low);
  });

  it.each<[CheckedMeasure, number]>([
    ["fastingGlucose", 126],
    ["insulin", 25.1],
    ["insulin", 100],
    ["hba1c", 5.7],
    ["hba1c", 20],
    ["waistCircumference", 150.5],
    ["basalBodyTemp", 37.9],
  ])("of %s at %d is questioned as too high", (measure, value) => {
    expect(checkMeasure(measure, value)).toEqual(high);
  });
});

describe("a value that looks like another unit", () => {
  it.each<[CheckedMeasure, number, OtherUnit, number]>([
    ["fastingGlucose", 5.6, "mmol/L", 100.9],
    ["fastingGlucose", 29.9, "mmol/L", 538.7],
    ["insulin", 101, "pmol/L", 16.8],
    ["insulin", 60 * 6, "pmol/L", 60],
    ["hba1c", 39, "mmol/mol", 5.7],
    ["hba1c", 48, "mmol/mol", 6.5],
    ["waistCircumference", 36, "inches", 91.4],
    ["basalBodyTemp", 97.7, "°F", 36.5],
    ["basalBodyTemp", 90.1, "°F", 32.3],
  ])("%s of %d may be %s: then it is %d", (measure, value, unit, converted) => {
    expect(checkMeasure(measure, value)).toEqual({ kind: "other-unit", unit, converted });
  });
});

it.each<[CheckedMeasure, readonly number[]]>([
  ["fastingGlucose", [4, 5, 5.6, 6.9]],
  ["insulin", [101, 120, 150]],
  ["hba1c", [21, 30, 38]],
  ["waistCircumference", [24, 32, 39.5]],
  ["basalBodyTemp", [96.8, 97.7, 99.5]],
])("a usual %s in the other unit, once converted, is not questioned again", (measure, values) => {
  for (const value of values) {
    const answer = checkMeasure(measure, value);
    if (answer?.kind !== "other-unit") throw new Error(`${value} was not taken for another unit`);
    expect(checkMeasure(measure, answer.converted)).toBeNull();
  }
});

it.each<CheckedMeasure>(["fastingGlucose", "insulin", "hba1c", "waistCircumference"])(
  "the values of %s that pass lie in one stretch: no gap is asked about between them",
  (measure) => {
    const tenths = Array.from({ length: 2500 }, (_, index) => index / 10);
    const passing = tenths.filter((value) => checkMeasure(measure, value) === null);
    const [least = 0, most = 0] = [passing[0], passing.at(-1)];
    expect(passing.length).toBe(Math.round((most - least) * 10) + 1);
  },
);
