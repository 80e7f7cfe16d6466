import type { VisitReport } from "#contract/visit/visit-report.ts";
import { knownStartDays } from "#domain/cycles/cycle-history.ts";
import { adherence } from "#domain/medicines/medicine-adherence.ts";
import type { Sources } from "./sources.ts";

export function medicinesPart(sources: Sources): NonNullable<VisitReport["medicines"]> {
  const { medicines, doses, facts, days, today } = sources;
  const cycleStarts = knownStartDays(facts);
  const range = { first: days.from, last: days.to };
  const isOver = (endDate: string | undefined) => endDate !== undefined && endDate < today;
  return medicines
    .filter(({ startDate, endDate }) => startDate <= today && (endDate ?? today) >= days.from)
    .sort(
      (one, other) =>
        Number(isOver(one.endDate)) - Number(isOver(other.endDate)) ||
        other.startDate.localeCompare(one.startDate),
    )
    .map((medicine) => ({
      name: medicine.name,
      dose: medicine.dose ?? null,
      unit: medicine.unit ?? null,
      schedule: medicine.schedule,
      startDate: medicine.startDate,
      endDate: medicine.endDate ?? null,
      sideEffects: medicine.sideEffects ?? null,
      adherence: adherence(
        {
          medicine,
          doses: doses.filter(({ medicineId }) => medicineId === medicine.id),
          cycleStarts,
        },
        range,
        today,
      ),
    }));
}
