import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { glucoseInMilligrams } from "./glucose-units.ts";
import { labTests } from "./lab-tests.ts";
import { conversionOf, labUnits, labValueIn } from "./lab-units.ts";

const namedTests = labTests.filter((test) => test !== "other");
const pairs = namedTests.flatMap((test) =>
  labUnits(test).flatMap((from) => labUnits(test).map((to) => ({ test, from, to }))),
);

describe("labValueIn", () => {
  it.each([
    ["fasting_glucose", 100, "mg/dL", "mmol/L", 5.55],
    ["ogtt_2h_glucose", 11.1, "mmol/L", "mg/dL", 200],
    ["fasting_insulin", 10, "µU/mL", "pmol/L", 60],
    ["hba1c", 48, "mmol/mol", "%", 6.54],
    ["hba1c", 5.7, "%", "mmol/mol", 38.8],
    ["testosterone", 1.9, "nmol/L", "ng/dL", 54.8],
    ["dheas", 200, "µg/dL", "µmol/L", 5.43],
    ["amh", 1, "ng/mL", "pmol/L", 7.14],
    ["prolactin", 25, "µg/L", "mIU/L", 530],
    ["progesterone", 25, "ng/mL", "nmol/L", 79.5],
    ["17_ohp", 3, "nmol/L", "ng/dL", 99.1],
    ["total_cholesterol", 5, "mmol/L", "mg/dL", 193],
    ["triglycerides", 1.7, "mmol/L", "mg/dL", 151],
    ["haemoglobin", 12.4, "g/dL", "g/L", 124],
    ["vitamin_d", 20, "ng/mL", "nmol/L", 49.9],
    ["tsh", 2.1, "mIU/L", "µIU/mL", 2.1],
  ] as const)("%s: %d %s are %s %d", (test, value, from, to, converted) => {
    expect(Number(labValueIn(test, value, from, to)?.toPrecision(3))).toBe(converted);
  });

  it("survives the round trip between any units [S2-81]", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        ({ test, from, to }, value) => {
          const there = labValueIn(test, value, from, to) ?? Number.NaN;
          const back = labValueIn(test, there, to, from) ?? Number.NaN;
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
        },
      ),
    );
  });

  it("preserves the order of two results, so ranges convert with them", () => {
    const amount = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...pairs), amount, amount, ({ test, from, to }, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(labValueIn(test, low, from, to)).toBeLessThanOrEqual(
          labValueIn(test, high, from, to) ?? Number.NaN,
        );
      }),
    );
  });

  it("agrees with the daily measures about glucose", () => {
    const milligrams = labValueIn("fasting_glucose", 5.6, "mmol/L", "mg/dL") ?? 0;
    expect(milligrams).toBeCloseTo(glucoseInMilligrams(5.6), 1);
  });

  it("returns null for unknown units and custom tests", () => {
    expect(labValueIn("tsh", 2, "mIU/L", "ng/dL")).toBeNull();
    expect(labValueIn("other", 2, "mg/L", "g/L")).toBeNull();
    expect(labValueIn("other", 2, "mg/L", "mg/L")).toBe(2);
  });
});

describe("the units of a test", () => {
  it.each(namedTests)("of %s include at least one, with a source for its factor", (test) => {
    expect(labUnits(test).length).toBeGreaterThan(0);
    const [first = "", ...others] = labUnits(test);
    const isRescaled = others.some((unit) => labValueIn(test, 1, first, unit) !== 1);
    const isDecimal = test === "haemoglobin";
    expect(conversionOf(test)?.source === null).toBe(!isRescaled || isDecimal);
  });

  it("are free to choose for a custom test", () => {
    expect(labUnits("other")).toEqual([]);
    expect(conversionOf("other")).toBeNull();
  });
});
