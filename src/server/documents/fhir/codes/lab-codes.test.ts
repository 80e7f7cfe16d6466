import { describe, expect, it } from "vitest";
import { labTests } from "#domain/labs/lab-tests.ts";
import { labUnits } from "#domain/labs/lab-units.ts";
import { loincOf } from "./lab-codes.ts";
import { noteOf, textOf } from "./text.ts";

/** Computes the check digit of a LOINC code (LOINC Users' Guide, "Check digits": modulus 10). */
function checkDigitOf(code: string): number {
  const [digits = ""] = code.split("-");
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + Math.trunc(doubled / 10) + (doubled % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

const codes = labTests.flatMap((test) =>
  labUnits(test).flatMap((unit) => loincOf(test, unit) ?? []),
);

describe("the LOINC code of a laboratory test", () => {
  it("has a valid check digit", () => {
    expect(codes.length).toBeGreaterThan(5);
    for (const { code } of codes) {
      expect(code).toMatch(/^\d{1,5}-\d$/);
      expect([code, checkDigitOf(code)]).toEqual([code, Number(code.at(-1))]);
    }
  });

  it("belongs to only one test", () => {
    for (const { code } of codes) {
      const tests = labTests.filter((test) =>
        labUnits(test).some((unit) => loincOf(test, unit)?.code === code),
      );
      expect(tests).toHaveLength(1);
    }
  });

  it.each([
    ["testosterone", "ng/dL", "2986-8"],
    ["testosterone", "nmol/L", "14913-8"],
    ["fasting_glucose", "mg/dL", "1558-6"],
    ["fasting_glucose", "mmol/L", "14771-0"],
    ["fasting_insulin", "µU/mL", "20448-7"],
    ["fasting_insulin", "μU/mL", "20448-7"],
    ["fasting_insulin", "pmol/L", "14796-7"],
    ["hba1c", "%", "4548-4"],
    ["hba1c", "mmol/mol", "59261-8"],
    ["dheas", "µmol/L", "14688-6"],
    ["progesterone", "nmol/L", "14890-8"],
    ["17_ohp", "nmol/L", "14569-8"],
    ["ldl", "mmol/L", "22748-8"],
    ["haemoglobin", "g/L", "718-7"],
    ["lh", "IU/L", "10501-5"],
    ["prolactin", "µg/L", "2842-3"],
    ["prolactin", "mIU/L", "15081-3"],
    ["amh", "pmol/L", "48377-6"],
    ["other", "mg/dL", undefined],
    ["shbg", "constructor", undefined],
  ] as const)("for %s in %s is %s: mass and moles have different codes", (test, unit, code) => {
    expect(loincOf(test, unit)?.code).toBe(code);
  });

  it.each([
    ["ogtt_2h_glucose", "mmol/L"],
    ["vitamin_d", "nmol/L"],
  ] as const)("for %s in %s is missing, because no second source confirms one", (test, unit) => {
    expect(loincOf(test, unit)).toBeUndefined();
  });

  it("exists for every other test in each of its units", () => {
    const uncoded = labTests.flatMap((test) =>
      labUnits(test).flatMap((unit) => (loincOf(test, unit) ? [] : [`${test} in ${unit}`])),
    );
    expect(uncoded).toEqual([
      "ogtt_2h_glucose in mmol/L",
      "ogtt_2h_glucose in mg/dL",
      "vitamin_d in nmol/L",
    ]);
  });
});

describe("free text in FHIR", () => {
  it("loses white space that FHIR forbids but no line break", () => {
    expect(textOf("two\nlines\u00A0of\u2003it ")).toBe("two\nlines of it");
    expect(textOf("مرحبا 🌙")).toBe("مرحبا 🌙");
  });

  it("is absent when empty", () => {
    for (const none of [undefined, "", " \n\u00A0"]) {
      expect([textOf(none), noteOf(none)]).toEqual([undefined, {}]);
    }
    expect(noteOf("left side")).toEqual({ note: [{ text: "left side" }] });
  });
});
