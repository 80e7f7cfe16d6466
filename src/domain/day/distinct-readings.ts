import type { LabReading } from "../labs/lab-readings.ts";
import { labValueIn } from "../labs/lab-units.ts";
import { asMeasured } from "../labs/measures/measure-precision.ts";

/** Two units of one value differ by at most their rounding. */
const ROUNDING = 0.02;

/**
 * Removes duplicate readings and preserves the order. A daily log's value is converted to the unit
 * of the latest laboratory result of that test, and dropped if a laboratory result of the same day
 * equals it in any unit. Of two equal results of a day the first remains.
 * @example distinctReadings([lab(5.3, "mmol/L"), log(95, "mg/dL")]) // [lab(5.3, "mmol/L")]
 */
export function distinctReadings(newestFirst: readonly LabReading[]): LabReading[] {
  const unitOf = new Map<string, string>();
  for (const { test, source, unit } of newestFirst) {
    if (source === "laboratory" && !unitOf.has(test)) unitOf.set(test, unit);
  }
  const byDay = new Map<string, LabReading[]>();
  return newestFirst.flatMap((reading) => {
    const key = `${reading.day} ${reading.test} ${reading.name ?? ""}`;
    const before = byDay.get(key) ?? [];
    if (before.some((other) => isSameValue(other, reading))) return [];
    byDay.set(key, [...before, reading]);
    return [reading.source === "log" ? inUnit(reading, unitOf.get(reading.test)) : reading];
  });
}

function isSameValue(one: LabReading, other: LabReading): boolean {
  if (one.comparator !== other.comparator) return false;
  if (one.unit === other.unit) return one.value === other.value;
  const value = labValueIn(other.test, other.value, other.unit, one.unit);
  return value !== null && Math.abs(value - one.value) <= ROUNDING * Math.abs(one.value);
}

function inUnit(reading: LabReading, unit = reading.unit): LabReading {
  const value = labValueIn(reading.test, reading.value, reading.unit, unit);
  return value === null ? inUnit(reading) : { ...reading, unit, value: asMeasured(value, unit) };
}
