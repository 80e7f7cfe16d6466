import { glucoseInMillimoles } from "./glucose-units.ts";

/** Decimals a value is given with in these units; one in all others. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...{ "mg/dL": 0, "mmol/mol": 0, "pmol/L": 0 },
  "°C": 2,
};

/**
 * What she measured, as it is read: to as many decimals as its unit usually has. What is kept,
 * reckoned with and exported has them all; a laboratory's result stands as it was printed.
 * @example asMeasured(88.0333, "kg") // 88
 */
export function asMeasured(value: number, unit: string): number {
  const scale = 10 ** (DECIMALS[unit] ?? 1);
  return Math.round(value * scale) / scale;
}

/**
 * Glucose of hers, kept in mg/dL, as it is read in either unit.
 * @example glucoseAsMeasured(100.9, "mmol/L") // 5.6
 */
export function glucoseAsMeasured(milligrams: number, unit: "mmol/L" | "mg/dL"): number {
  return asMeasured(unit === "mmol/L" ? glucoseInMillimoles(milligrams) : milligrams, unit);
}
