import { describe, expect, it } from "vitest";
import { labTests } from "./lab-tests.ts";
import { labUnits } from "./lab-units.ts";
import { labUsualRange } from "./lab-usual-range.ts";

describe("the published range of a test", () => {
  it("exists for glucose and HbA1c, as in the daily measures", () => {
    expect(labUsualRange("fasting_glucose")).toMatchObject({ below: 100, highFrom: 126 });
    expect(labUsualRange("ogtt_2h_glucose")).toMatchObject({ below: 140, highFrom: 200 });
    expect(labUsualRange("hba1c")).toMatchObject({ below: 5.7, highFrom: 6.5, unit: "%" });
  });

  it("of testosterone has no usual value, only a threshold for follow-up", () => {
    expect(labUsualRange("testosterone")).toMatchObject({ below: null, highFrom: 5 });
  });

  it.each(["shbg", "lh", "amh", "vitamin_d", "fasting_insulin", "other"] as const)(
    "%s has none: the laboratory's own holds",
    (test) => expect(labUsualRange(test)).toBeNull(),
  );

  it("is written in a unit of its test", () => {
    for (const test of labTests) {
      const range = labUsualRange(test);
      if (range !== null) expect(labUnits(test)).toContain(range.unit);
    }
  });
});
