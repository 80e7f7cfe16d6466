import type { VisitReport } from "#contract/visit/visit-report.ts";
import { toOneDecimal } from "#domain/basics/mean.ts";
import { cycleDayOn } from "#domain/cycles/cycle-day.ts";
import { distinctReadings } from "#domain/day/distinct-readings.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { freeAndrogenIndex, homaIr, type LabIndex } from "#domain/labs/lab-indices.ts";
import { labReadings } from "#domain/labs/lab-readings.ts";
import type { Sources } from "./sources.ts";

type Labs = NonNullable<VisitReport["labs"]>;

export function labsPart({ labResults, metabolic, facts }: Sources): Labs {
  const all = labReadings(labResults, metabolic);
  const readings = distinctReadings(all);
  const index = (name: Labs["indices"][number]["index"]) => (found: LabIndex) => ({
    index: name,
    date: found.day,
    value: toOneDecimal(found.value),
  });
  return {
    results: readings.map((reading) => ({
      date: reading.day,
      test: reading.test,
      name: reading.name,
      value: reading.value,
      comparator: reading.comparator,
      unit: reading.unit,
      rangeLow: reading.rangeLow,
      rangeHigh: reading.rangeHigh,
      cycleDay: cycleDayOn(facts, reading.day),
    })),
    indices: [
      ...homaIr(all).map(index("homa_ir")),
      ...freeAndrogenIndex(all).map(index("free_androgen_index")),
    ],
  };
}

export function measuresPart({ metabolic }: Sources): NonNullable<VisitReport["measures"]> {
  return newestFirst(metabolic)
    .map(({ date, weight, waistCircumference, bloodPressure }) => ({
      date,
      weight: weight ?? null,
      waist: waistCircumference ?? null,
      systolic: bloodPressure?.systolic ?? null,
      diastolic: bloodPressure?.diastolic ?? null,
    }))
    .filter(({ date: _, ...values }) => Object.values(values).some((value) => value !== null));
}

export function bodyPart({ bodyChecks }: Sources): NonNullable<VisitReport["body"]> {
  return newestFirst(bodyChecks).map(({ id: _, notes: __, ...check }) => check);
}

const newestFirst = <Entry extends { readonly date: CalendarDay }>(entries: readonly Entry[]) =>
  entries.toSorted((one, other) => other.date.localeCompare(one.date));
