import { joinedCycle } from "#contract/entries/cycle-changes.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import { NOTE_MAX_LENGTH } from "#contract/kernel/fields.ts";
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

/** Requires that no other cycle lies between them, and that no note is cut. @throws AppError `invalid_input` */
export function checkJoin(earlier: Cycle, later: Cycle, others: readonly Cycle[]): void {
  if (later.startDay < earlier.startDay) throw invalidField("later", "before_start");
  const isBetween = ({ startDay }: Cycle) =>
    startDay > earlier.startDay && startDay < later.startDay;
  if (others.some(isBetween)) throw invalidField("later", "overlaps_period");
  const joined = joinedCycle(earlier, later);
  for (const field of ["notes", "spottingNotes"] as const) {
    if ((joined[field]?.length ?? 0) <= NOTE_MAX_LENGTH) continue;
    throw invalidField(field, "too_long", { maxLength: NOTE_MAX_LENGTH });
  }
}
