import type { CalendarDay } from "../days/calendar-day.ts";
import { type LabTest, labTests } from "./lab-tests.ts";
import type { LabComparator } from "./lab-value-check.ts";

export interface LabReading {
  readonly test: LabTest;
  /** The name of a custom test; `null` for known tests. */
  readonly name: string | null;
  readonly day: CalendarDay;
  readonly value: number;
  readonly comparator: LabComparator | null;
  readonly unit: string;
  readonly rangeLow: number | null;
  readonly rangeHigh: number | null;
  /** A laboratory result, or a number from the daily measures. */
  readonly source: "laboratory" | "log";
  readonly id: string;
}

interface ResultEntry {
  readonly id: string;
  readonly date: CalendarDay;
  readonly test: LabTest;
  readonly name?: string | undefined;
  readonly value: number;
  readonly comparator?: LabComparator | undefined;
  readonly unit: string;
  readonly rangeLow?: number | undefined;
  readonly rangeHigh?: number | undefined;
}

/** Tests that the daily measures have too, with their field and stored unit. */
export const loggedTests = [
  { test: "fasting_glucose", field: "fastingGlucose", unit: "mg/dL" },
  { test: "fasting_insulin", field: "insulin", unit: "µU/mL" },
  { test: "hba1c", field: "hba1c", unit: "%" },
] as const satisfies readonly { test: LabTest; field: string; unit: string }[];

/** In the units of `loggedTests`. */
interface MeasuresEntry {
  readonly id: string;
  readonly date: CalendarDay;
  readonly fastingGlucose?: number | undefined;
  readonly insulin?: number | undefined;
  readonly hba1c?: number | undefined;
}

/**
 * Newest first; within a day by test, laboratory before log, then by name and id: deterministic.
 * @example labReadings([], [{ id, date, hba1c: 5.4 }]) // [{ test: "hba1c", value: 5.4, unit: "%", source: "log", … }]
 */
export function labReadings(
  results: readonly ResultEntry[],
  measures: readonly MeasuresEntry[],
): LabReading[] {
  const readings = results.map(
    (result): LabReading => ({
      test: result.test,
      name: result.name ?? null,
      day: result.date,
      value: result.value,
      comparator: result.comparator ?? null,
      unit: result.unit,
      rangeLow: result.rangeLow ?? null,
      rangeHigh: result.rangeHigh ?? null,
      source: "laboratory",
      id: result.id,
    }),
  );
  return [...readings, ...measures.flatMap(readingsOfLog)].sort(
    (one, other) =>
      other.day.localeCompare(one.day) ||
      labTests.indexOf(one.test) - labTests.indexOf(other.test) ||
      one.source.localeCompare(other.source) ||
      (one.name ?? "").localeCompare(other.name ?? "") ||
      one.id.localeCompare(other.id),
  );
}

function readingsOfLog({ id, date, ...values }: MeasuresEntry): LabReading[] {
  return loggedTests.flatMap(({ test, field, unit }): LabReading[] => {
    const value = values[field];
    if (value === undefined) return [];
    const unstated = { name: null, comparator: null, rangeLow: null, rangeHigh: null } as const;
    return [{ test, day: date, value, unit, source: "log", id, ...unstated }];
  });
}
