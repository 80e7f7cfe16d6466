import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import { heaviest } from "#domain/cycles/periods/same-period.ts";
import { dayMeant } from "#domain/days/calendar-day.ts";
import type { RequestData } from "../kernel/endpoint.ts";
import type { Cycle, changeCycle, startCycle } from "./cycles.ts";

type NewCycle = RequestData<typeof startCycle>["body"];
type CycleChange = RequestData<typeof changeCycle>["body"];

/** Creates a cycle as the server stores it and the browser shows it offline. */
export function newCycle(id: string, input: NewCycle, timeZone: string): Cycle {
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
export function changedCycle(cycle: Cycle, change: CycleChange, timeZone: string): Cycle {
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

const notesOf = (one: string | undefined, other: string | undefined) =>
  [one, other].filter(Boolean).join("\n") || undefined;

/** Merges two cycles, from the earlier's first day to the later's end, if it has one. */
export function joinedCycle(earlier: Cycle, later: Cycle): Cycle {
  return withoutGaps({
    ...withoutUndefined(later),
    ...withoutUndefined(earlier),
    endDate: later.endDate,
    endDay: later.endDay,
    endIsUnknown: later.endIsUnknown,
    flow: heaviest([earlier.flow, later.flow]),
    intermenstrualSpotting: earlier.intermenstrualSpotting || later.intermenstrualSpotting,
    missedLog: later.missedLog ?? earlier.missedLog,
    stillBleedingOn: later.stillBleedingOn ?? earlier.stillBleedingOn,
    isUnsure: earlier.isUnsure,
    isSeparate: earlier.isSeparate,
    notes: notesOf(earlier.notes, later.notes),
    spottingNotes: notesOf(earlier.spottingNotes, later.spottingNotes),
  }) as Cycle;
}
