import type { Cycle } from "#contract/entries/cycles.ts";
import { periodsOverlap } from "#domain/cycles/periods/periods-overlap.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";

export function checkCycle(cycle: Cycle, others: readonly Cycle[], today: CalendarDay): void {
  const { startDay, endDay } = cycle;
  if (startDay > today) throw invalidField("startDate", "in_future");
  if (endDay !== undefined && endDay > today) {
    throw invalidField("endDate", "in_future");
  }
  if (endDay !== undefined && endDay < startDay) {
    throw invalidField("endDate", "before_start");
  }
  if (endDay === undefined && others.some((other) => other.endDay === undefined)) {
    throw invalidField("startDate", "period_still_open");
  }
  const overlap = others.find((other) => periodsOverlap(cycle, other));
  if (overlap) {
    const field = startDay < overlap.startDay ? "endDate" : "startDate";
    throw invalidField(field, "overlaps_period");
  }
}

/** Requires that no other cycle lies between them. @throws AppError `invalid_input` on `later` */
export function checkJoin(earlier: Cycle, later: Cycle, others: readonly Cycle[]): void {
  if (later.startDay < earlier.startDay) throw invalidField("later", "before_start");
  const isBetween = ({ startDay }: Cycle) =>
    startDay > earlier.startDay && startDay < later.startDay;
  if (others.some(isBetween)) throw invalidField("later", "overlaps_period");
}
