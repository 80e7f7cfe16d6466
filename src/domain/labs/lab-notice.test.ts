import { describe, expect, it } from "vitest";
import { isOutsideUsual, sugarRange } from "./lab-notice.ts";

const none = { comparator: null, rangeLow: null, rangeHigh: null } as const;

describe("a highlighted result", () => {
  it("lies outside the laboratory's own range, whatever is published", () => {
    const hba1c = { ...none, test: "hba1c", value: 6, unit: "%" } as const;
    expect(isOutsideUsual({ ...hba1c, rangeHigh: 5.6 })).toBe(true);
    expect(isOutsideUsual({ ...hba1c, rangeLow: 4, rangeHigh: 6.4 })).toBe(false);
    expect(isOutsideUsual({ ...hba1c, rangeLow: 6.2 })).toBe(true);
  });

  it("is past the published range if the laboratory gave none, in any unit", () => {
    const glucose = { ...none, test: "fasting_glucose" } as const;
    expect(isOutsideUsual({ ...glucose, value: 99, unit: "mg/dL" })).toBe(false);
    expect(isOutsideUsual({ ...glucose, value: 100, unit: "mg/dL" })).toBe(true);
    expect(isOutsideUsual({ ...glucose, value: 7.2, unit: "mmol/L" })).toBe(true);
    expect(isOutsideUsual({ ...glucose, value: 110, unit: "mg/dL", comparator: "<" })).toBe(false);
    expect(isOutsideUsual({ ...none, test: "hba1c", value: 45, unit: "mmol/mol" })).toBe(true);
  });

  it("does not exist without a range", () => {
    expect(isOutsideUsual({ ...none, test: "shbg", value: 500, unit: "nmol/L" })).toBe(false);
    expect(isOutsideUsual({ ...none, test: "other", value: 5, unit: "u" })).toBe(false);
  });
});

describe("a sugar result in the published ranges", () => {
  const sugar = { ...none, test: "hba1c", unit: "%" } as const;

  it.each([
    [{ ...sugar, value: 5.6 }, null],
    [{ ...sugar, value: 6.3 }, "prediabetes"],
    [{ ...sugar, value: 6.5 }, "diabetes"],
    [{ ...none, test: "fasting_glucose", value: 6.4, unit: "mmol/L" }, "prediabetes"],
    [{ ...none, test: "ogtt_2h_glucose", value: 9.4, unit: "mmol/L" }, "prediabetes"],
    [{ ...sugar, value: 6.3, comparator: "<" }, null],
    [{ ...none, test: "testosterone", value: 6, unit: "nmol/L" }, null],
  ] as const)("%j lies in %s", (result, range) => {
    expect(sugarRange(result)).toBe(range);
  });
});
