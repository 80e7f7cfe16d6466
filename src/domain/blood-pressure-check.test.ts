import { describe, expect, it } from "vitest";
import { checkBloodPressure, HIGH_BLOOD_PRESSURE } from "./blood-pressure-check.ts";

describe("a blood pressure", () => {
  it.each([
    [118, 76, null],
    [139, 89, null],
    [140, 70, "please-check"],
    [120, 90, "please-check"],
    [179, 109, "please-check"],
    [180, 80, "urgent"],
    [130, 110, "urgent"],
    [210, 130, "urgent"],
    [90, 55, null],
  ] as const)("of %i over %i is answered %s", (systolic, diastolic, answer) => {
    expect(checkBloodPressure({ systolic, diastolic })).toBe(answer);
  });

  it("never asks less about a higher value", () => {
    const grave = [null, "please-check", "urgent"];
    for (let systolic = 80; systolic < 220; systolic += 1) {
      const lower = checkBloodPressure({ systolic, diastolic: 70 });
      const higher = checkBloodPressure({ systolic: systolic + 1, diastolic: 70 });
      expect(grave.indexOf(higher)).toBeGreaterThanOrEqual(grave.indexOf(lower));
    }
  });
});

it("asks from the line that the society draws, on either value", () => {
  const { systolic, diastolic } = HIGH_BLOOD_PRESSURE;
  expect(checkBloodPressure({ systolic, diastolic })).toBe("please-check");
  expect(checkBloodPressure({ systolic: systolic - 1, diastolic })).toBe("please-check");
  expect(checkBloodPressure({ systolic, diastolic: diastolic - 1 })).toBe("please-check");
  expect(checkBloodPressure({ systolic: systolic - 1, diastolic: diastolic - 1 })).toBeNull();
});
