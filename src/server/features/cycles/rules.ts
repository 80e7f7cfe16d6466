import type { Cycle, changeCycle, startCycle } from "#contract/entries/cycles.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { periodsOverlap } from "#domain/cycles/periods-overlap.ts";
import { type CalendarDay, dayMeant } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import type { LocalDay } from "#server/storage/journal/dated-entries.ts";
import { withoutGaps, withoutUndefined } from "#server/storage/journal/field-gaps.ts";

type NewCycle = RequestData<typeof startCycle>["body"];
type CycleChange = RequestData<typeof changeCycle>["body"];

export function newCycle(id: string, input: NewCycle, { timeZone }: LocalDay): Cycle {
  const { startDate, endDate, ...details } = input;
  return {
    ...details,
    id,
    startDate,
    startDay: dayMeant(startDate, timeZone),
    ...(endDate !== undefined && { endDate, endDay: dayMeant(endDate, timeZone) }),
  };
}

/** Applies a change: `null` clears a field, an absent field is unchanged. */
export function changedCycle(cycle: Cycle, change: CycleChange, { timeZone }: LocalDay): Cycle {
  const { startDate, endDate } = change;
  const merged = {
    ...cycle,
    ...withoutUndefined(change),
    ...(startDate !== undefined && { startDay: dayMeant(startDate, timeZone) }),
    ...(endDate !== undefined && { endDay: endDate && dayMeant(endDate, timeZone) }),
  };
  // Another last day is one the user knows, unless the change says that it is an estimate.
  const endIsUnknown = merged.endDay === cycle.endDay ? merged.endIsUnknown : change.endIsUnknown;
  return withoutGaps({ ...merged, endIsUnknown }) as Cycle;
}

/**
 * Validates a cycle against the others.
 * @throws AppError `invalid_input` on the invalid field
 */
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

/**
 * Validates a join: the periods are in order, without another between them.
 * @throws AppError `invalid_input` on `later`
 */
export function checkJoin(earlier: Cycle, later: Cycle, others: readonly Cycle[]): void {
  if (later.startDay < earlier.startDay) throw invalidField("later", "before_start");
  const isBetween = ({ startDay }: Cycle) =>
    startDay > earlier.startDay && startDay < later.startDay;
  if (others.some(isBetween)) throw invalidField("later", "overlaps_period");
}
