import type { CalendarDay } from "./calendar-day.ts";
import type { LabTest } from "./lab-tests.ts";
import type { LabComparator } from "./lab-value-check.ts";

/** One result as it was written down, wherever she wrote it. */
export interface LabReading {
  readonly test: LabTest;
  /** The name she gave a test of her own; `null` for the tests Mwezi knows. */
  readonly name: string | null;
  readonly day: CalendarDay;
  readonly value: number;
  readonly comparator: LabComparator | null;
  readonly unit: string;
  readonly rangeLow: number | null;
  readonly rangeHigh: number | null;
  /** A result of a laboratory, or a number of her daily log of measures. */
  readonly source: "laboratory" | "log";
  /** The entry it stands in. */
  readonly id: string;
}

interface WrittenResult {
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

/** Glucose in mg/dL, insulin in µU/mL, HbA1c in %. */
interface WrittenMeasures {
  readonly id: string;
  readonly date: CalendarDay;
  readonly fastingGlucose?: number | undefined;
  readonly insulin?: number | undefined;
  readonly hba1c?: number | undefined;
}

/**
 * Every result she has written down, newest first, those of her daily log among those of
 * laboratories. Of one day, a laboratory's comes first.
 * @example labReadings([], [{ id, date, hba1c: 5.4 }]) // [{ test: "hba1c", value: 5.4, unit: "%", source: "log", … }]
 */
export function labReadings(
  results: readonly WrittenResult[],
  measures: readonly WrittenMeasures[],
): LabReading[] {
  const written = results.map(
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
  return [...written, ...measures.flatMap(readingsOfLog)].sort((one, other) =>
    other.day.localeCompare(one.day),
  );
}

function readingsOfLog({ id, date, ...measured }: WrittenMeasures): LabReading[] {
  const reading = (test: LabTest, value: number | undefined, unit: string): LabReading[] =>
    value === undefined
      ? []
      : [
          {
            ...{ test, name: null, day: date, value, comparator: null, unit },
            ...{ rangeLow: null, rangeHigh: null, source: "log", id },
          },
        ];
  return [
    ...reading("fasting_glucose", measured.fastingGlucose, "mg/dL"),
    ...reading("fasting_insulin", measured.insulin, "µU/mL"),
    ...reading("hba1c", measured.hba1c, "%"),
  ];
}
