import { groupBy } from "../basics/group-by.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";

/** A cycle ended by a later period. `length` in days, first day to first day. */
export interface CompletedCycle {
  readonly startDay: CalendarDay;
  readonly length: number;
}

/**
 * Returns the first days of all known cycles, oldest first, without duplicates.
 * @example knownStartDays({ cycles: [{ startDay: july30 }, { startDay: july2 }] }) // [july2, july30]
 */
export const knownStartDays = ({ cycles }: Pick<CycleFacts, "cycles">): CalendarDay[] =>
  [...new Set(cycles.map((cycle) => cycle.startDay))].sort();

/**
 * Returns the completed cycles, oldest first, none left out: a cycle of 70 days stays 70 days.
 * @example completedCycles([{ startDay: july2 }, { startDay: july30 }]) // [{ startDay: july2, length: 28 }]
 */
export function completedCycles(cycles: readonly LoggedCycle[]): CompletedCycle[] {
  const starts = knownStartDays({ cycles });
  return starts.flatMap((startDay, index) => {
    const nextStart = starts[index + 1];
    return nextStart === undefined ? [] : [{ startDay, length: daysBetween(startDay, nextStart) }];
  });
}

export interface AnnotatedCycle extends CompletedCycle {
  readonly isExcluded: boolean;
  readonly missedLog: "yes" | "no" | "not_sure" | "not-asked";
  /** Its first day or the next period's was marked as unsure. */
  readonly isUnsure: boolean;
}

export function annotatedCycles(cycles: readonly LoggedCycle[]): AnnotatedCycle[] {
  const logsByDay = groupBy(cycles, ({ startDay }) => startDay);
  const logsOf = (day: CalendarDay) => logsByDay.get(day) ?? [];
  return completedCycles(cycles).map(({ startDay, length }) => {
    const logs = logsOf(startDay);
    const both = [...logs, ...logsOf(addDays(startDay, length))];
    return {
      startDay,
      length,
      isExcluded: logs.some(({ isExcluded }) => isExcluded === true),
      missedLog: logs.find(({ missedLog }) => missedLog !== undefined)?.missedLog ?? "not-asked",
      isUnsure: both.some(({ isStartUnsure }) => isStartUnsure === true),
    };
  });
}

/**
 * Returns the cycles that count, oldest first: all completed ones of any length, unless excluded or
 * said to hide an unlogged period. Averages, ranges, norms, charts and reports all use this.
 * @example countedCycles(cycles).map(({ length }) => length) // [30, 120, 32]
 */
export function countedCycles(cycles: readonly LoggedCycle[]): AnnotatedCycle[] {
  return annotatedCycles(cycles).filter(
    ({ isExcluded, missedLog }) => !isExcluded && missedLog !== "yes",
  );
}

/**
 * `null` without a period, and after a pregnancy until the next one.
 * @example currentCycleStart({ cycles: [{ startDay: july30 }, { startDay: july2 }] }) // july30
 */
export function currentCycleStart(
  facts: Pick<CycleFacts, "cycles" | "stages">,
): CalendarDay | null {
  const start = knownStartDays(facts).at(-1) ?? null;
  const pregnancyEnd = lastPregnancyEnd(facts.stages);
  return start !== null && pregnancyEnd !== null && start <= pregnancyEnd ? null : start;
}

/**
 * Returns the period without an end, or `null`; the newest if there are several.
 * @example openCycle([{ startDay: july2, endDay: july6 }, { startDay: july30 }]) // { startDay: july30 }
 */
export function openCycle<Cycle extends Pick<LoggedCycle, "startDay" | "endDay">>(
  cycles: readonly Cycle[],
): Cycle | null {
  const open = cycles.filter((cycle) => cycle.endDay === undefined);
  return open.reduce<Cycle | null>(
    (newest, cycle) => (newest === null || cycle.startDay > newest.startDay ? cycle : newest),
    null,
  );
}
