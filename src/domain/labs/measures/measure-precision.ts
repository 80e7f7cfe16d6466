import { glucoseInMillimoles } from "../glucose-units.ts";

/** Decimals by unit; one in all others. */
const DECIMALS: Readonly<Record<string, number>> = {
  "mg/dL": 0,
  "mmol/mol": 0,
  "pmol/L": 0,
  "°C": 2,
};

/**
 * Rounds for display only; laboratory results are shown as printed.
 * @example asMeasured(88.0333, "kg") // 88
 */
export function asMeasured(value: number, unit: string): number {
  const scale = 10 ** (DECIMALS[unit] ?? 1);
  return Math.round(value * scale) / scale;
}

/** Converts from mg/dL and rounds. @example glucoseAsMeasured(100.9, "mmol/L") // 5.6 */
export function glucoseAsMeasured(milligrams: number, unit: "mmol/L" | "mg/dL"): number {
  return asMeasured(unit === "mmol/L" ? glucoseInMillimoles(milligrams) : milligrams, unit);
}
