import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labTests } from "./lab-tests.ts";
import { labUnits, labValueIn } from "./lab-units.ts";
import { checkLabValue } from "./lab-value-check.ts";

describe("a typed result", () => {
  it.each([
    ["fasting_glucose", 5.6, "mg/dL", "mmol/L"],
    ["fasting_glucose", 100, "mmol/L", "mg/dL"],
    ["hba1c", 39, "%", "mmol/mol"],
    ["hba1c", 5.4, "mmol/mol", "%"],
    ["dheas", 250, "µmol/L", "µg/dL"],
    ["total_cholesterol", 190, "mmol/L", "mg/dL"],
    ["hdl", 1.3, "mg/dL", "mmol/L"],
    ["haemoglobin", 124, "g/dL", "g/L"],
    ["haemoglobin", 12.4, "g/L", "g/dL"],
  ] as const)("%s of %d %s cannot be, and was probably in %s", (test, value, unit, probable) => {
    expect(checkLabValue(test, value, unit)).toMatchObject({
      kind: "impossible",
      probableUnit: probable,
    });
  });

  it.each([
    ["fasting_glucose", 30, "mg/dL", "mmol/L"],
    ["fasting_insulin", 300, "µU/mL", "pmol/L"],
    ["testosterone", 45, "nmol/L", "ng/dL"],
    ["testosterone", 1.4, "ng/dL", "nmol/L"],
    ["prolactin", 300, "µg/L", "mIU/L"],
    ["17_ohp", 100, "nmol/L", "ng/dL"],
    ["amh", 40, "ng/mL", "pmol/L"],
  ] as const)("%s of %d %s is questioned: was it %s?", (test, value, unit, probable) => {
    expect(checkLabValue(test, value, unit)).toEqual({
      kind: "other-unit",
      probableUnit: probable,
    });
  });

  it.each([
    ["fasting_glucose", 5.4, "mmol/L"],
    ["fasting_glucose", 31, "mg/dL"],
    ["fasting_glucose", 600, "mg/dL"],
    ["fasting_insulin", 1.2, "µU/mL"],
    ["testosterone", 7.2, "nmol/L"],
    ["hba1c", 14, "%"],
    ["ferritin", 4, "µg/L"],
    ["tsh", 0.02, "mIU/L"],
  ] as const)("%s of %d %s is taken as it is, however far from usual", (test, value, unit) => {
    expect(checkLabValue(test, value, unit)).toBeNull();
  });

  it("reports the possible range in the entered unit", () => {
    expect(checkLabValue("fasting_glucose", 900, "mg/dL")).toMatchObject({ min: 20, max: 600 });
    expect(checkLabValue("haemoglobin", 500, "g/L")).toEqual({
      kind: "impossible",
      min: 20,
      max: 250,
      probableUnit: null,
    });
  });

  it('"<0.005" is never too low and ">5000" never too high', () => {
    expect(checkLabValue("testosterone", 0.005, "nmol/L")?.kind).toBe("impossible");
    expect(checkLabValue("testosterone", 0.005, "nmol/L", "<")).toBeNull();
    expect(checkLabValue("shbg", 5000, "nmol/L", ">")).toBeNull();
    expect(checkLabValue("shbg", 5000, "nmol/L", "<")?.kind).toBe("impossible");
  });

  it("never proposes the entered unit or one that the test does not have", () => {
    const typed = labTests.flatMap((test) => labUnits(test).map((unit) => ({ test, unit })));
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...typed), amount, ({ test, unit }, value) => {
        const probable = checkLabValue(test, value, unit)?.probableUnit ?? null;
        expect(probable).not.toBe(unit);
        if (probable !== null) expect(labUnits(test)).toContain(probable);
      }),
    );
  });

  it("is not checked for a custom test or an unknown unit", () => {
    expect(checkLabValue("other", 1e6, "apples")).toBeNull();
    expect(checkLabValue("tsh", 1e6, "apples")).toBeNull();
  });
});

describe("the bounds of a result", () => {
  const testsAndUnits = labTests.flatMap((test) => labUnits(test).map((unit) => ({ test, unit })));
  const boundsOf = (test: (typeof labTests)[number], unit: string) => {
    const check = checkLabValue(test, 1e12, unit);
    if (check?.kind !== "impossible") throw new Error(`${test} in ${unit} has no bounds`);
    return check;
  };

  it.each(testsAndUnits)(
    "of $test in $unit are refused just outside, and taken inside",
    ({ test, unit }) => {
      const { min, max } = boundsOf(test, unit);
      expect(min).toBeLessThan(max);
      // Bounds are rounded to three significant figures, so allow a margin.
      expect(checkLabValue(test, min * 1.006, unit)?.kind).not.toBe("impossible");
      expect(checkLabValue(test, max * 0.994, unit)?.kind).not.toBe("impossible");
      expect(checkLabValue(test, min * 0.994 - 0.01, unit)?.kind).toBe("impossible");
      expect(checkLabValue(test, max * 1.006, unit)?.kind).toBe("impossible");
    },
  );

  it("are the same amount in each unit", () => {
    for (const { test, unit } of testsAndUnits) {
      const [first = unit] = labUnits(test);
      const [here, there] = [boundsOf(test, unit), boundsOf(test, first)];
      const inFirst = labValueIn(test, here.max, unit, first) ?? 0;
      expect(inFirst / there.max, `${test} in ${unit}`).toBeCloseTo(1, 1);
    }
  });

  it("contain the range that prompts a question", () => {
    const amount = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...testsAndUnits), amount, ({ test, unit }, value) => {
        const check = checkLabValue(test, value, unit);
        if (check?.kind !== "other-unit") return;
        const { min, max } = boundsOf(test, unit);
        expect(value).toBeGreaterThanOrEqual(min * 0.994);
        expect(value).toBeLessThanOrEqual(max * 1.006);
      }),
    );
  });
});
