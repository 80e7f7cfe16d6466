import type { CalendarDay } from "../days/calendar-day.ts";
import type { LabReading } from "./lab-readings.ts";
import type { LabTest } from "./lab-tests.ts";
import { labValueIn } from "./lab-units.ts";

/** For µU/mL times mmol/L (GPnotebook; with glucose in mg/dL the divisor is 405). */
const HOMA_DIVISOR = 22.5;

/** An index calculated from two results of one day, with its inputs. */
export interface LabIndex {
  readonly day: CalendarDay;
  readonly value: number;
  /** In the formula's units and order. */
  readonly parts: readonly [number, number];
}

interface Part {
  readonly test: LabTest;
  readonly unit: string;
}

/**
 * Returns HOMA-IR for every day with fasting insulin and fasting glucose, newest first: insulin
 * (µU/mL) × glucose (mmol/L) ÷ 22.5. No cut-off is universal (sources give 2, 2.5 and 3), so none
 * is applied. Results with "<" or ">" are left out.
 * @example homaIr(readings) // [{ day: "2026-11-12", value: 2.4, parts: [10, 5.4] }]
 */
export function homaIr(readings: readonly LabReading[]): LabIndex[] {
  const insulin: Part = { test: "fasting_insulin", unit: "µU/mL" };
  const glucose: Part = { test: "fasting_glucose", unit: "mmol/L" };
  return indices(readings, insulin, glucose, (one, other) => (one * other) / HOMA_DIVISOR);
}

/**
 * Returns total testosterone (nmol/L) ÷ SHBG (nmol/L) × 100, newest first. Its usual range is the
 * laboratory's own. Results with "<" or ">" are left out.
 * @example freeAndrogenIndex(readings) // [{ day: "2026-11-12", value: 5, parts: [1.6, 32] }]
 */
export function freeAndrogenIndex(readings: readonly LabReading[]): LabIndex[] {
  const testosterone: Part = { test: "testosterone", unit: "nmol/L" };
  const shbg: Part = { test: "shbg", unit: "nmol/L" };
  return indices(readings, testosterone, shbg, (one, other) => (one / other) * 100);
}

/** Computes one index per day from the first reading of each part; laboratory results come first. */
function indices(
  readings: readonly LabReading[],
  one: Part,
  other: Part,
  formula: (one: number, other: number) => number,
): LabIndex[] {
  const valueOn = (day: CalendarDay, { test, unit }: Part) => {
    const exact = readings.find(
      (reading) => reading.day === day && reading.test === test && reading.comparator === null,
    );
    return exact === undefined ? null : labValueIn(test, exact.value, exact.unit, unit);
  };
  const days = [...new Set(readings.map(({ day }) => day))].sort().reverse();
  return days.flatMap((day) => {
    const [first, second] = [valueOn(day, one), valueOn(day, other)];
    // A zero is a result that was not measured.
    if (!first || !second) return [];
    return [{ day, value: formula(first, second), parts: [first, second] as const }];
  });
}
