import { expect, it } from "vitest";
import { HIGH_BLOOD_PRESSURE, reaches } from "./blood-pressure-check.ts";

it.each([
  [118, 76, false],
  [139, 89, false],
  [140, 70, true],
  [120, 90, true],
  [210, 130, true],
  [90, 55, false],
] as const)(
  "%i over %i reaches the line of the society with either value: %s",
  (systolic, diastolic, answer) => {
    expect(reaches({ systolic, diastolic }, HIGH_BLOOD_PRESSURE)).toBe(answer);
  },
);
