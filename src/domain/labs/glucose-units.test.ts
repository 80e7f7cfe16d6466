import { describe, expect, it } from "vitest";
import { glucoseInMilligrams, glucoseInMillimoles } from "./glucose-units.ts";

describe("glucose in both units", () => {
  it.each([
    [3.9, 70.3],
    [5.6, 100.9],
    [7, 126.1],
    [11.1, 200],
  ])("%d mmol/L are %d mg/dL [S3-17]", (millimoles, milligrams) => {
    expect(glucoseInMilligrams(millimoles)).toBe(milligrams);
  });

  it.each([
    [70, 3.89],
    [100, 5.55],
    [126, 6.99],
    [200, 11.1],
  ])("%d mg/dL are %d mmol/L", (milligrams, millimoles) => {
    expect(glucoseInMillimoles(milligrams)).toBe(millimoles);
  });

  it("every value to two decimals from 1.11 to 33.30 mmol/L survives the round trip", () => {
    for (let hundredths = 111; hundredths <= 3330; hundredths += 1) {
      const typed = hundredths / 100;
      expect(glucoseInMillimoles(glucoseInMilligrams(typed))).toBe(typed);
    }
  });

  it("every whole mg/dL from 20 to 600 survives the round trip", () => {
    for (let typed = 20; typed <= 600; typed += 1) {
      expect(Math.round(glucoseInMilligrams(glucoseInMillimoles(typed)))).toBe(typed);
    }
  });
});
