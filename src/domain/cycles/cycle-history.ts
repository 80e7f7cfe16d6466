import { groupBy } from "../basics/group-by.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";

/** A cycle that ended because a later period began. `length` is in days, first day to first day. */
export interface CompletedCycle {
  readonly startDay: CalendarDay;
  readonly length: number;
}

/**
 * The first days of every cycle that is known, oldest first: of her logged periods, else of the one
 * she named when she set up the app; empty when she gave neither.
 * @example knownStartDays({ cycles: [], lastPeriodDay: july2 }) // [july2]
 */
export function knownStartDays({
  cycles,
  lastPeriodDay,
}: Pick<CycleFacts, "cycles" | "lastPeriodDay">): CalendarDay[] {
  if (cycles.length > 0) return distinctStartDays(cycles);
  return lastPeriodDay === null ? [] : [lastPeriodDay];
}

/** First days of all her periods, oldest first; two starts on one day are one start. */
function distinctStartDays(cycles: readonly LoggedCycle[]): CalendarDay[] {
  return [...new Set(cycles.map((cycle) => cycle.startDay))].sort();
}

/**
 * Her completed cycles, oldest first. Nothing is left out: a cycle of 70 days stays 70 days.
 * @example completedCycles([{ startDay: july2 }, { startDay: july30 }]) // [{ startDay: july2, length: 28 }]
 */
export function completedCycles(cycles: readonly LoggedCycle[]): CompletedCycle[] {
  const starts = distinctStartDays(cycles);
  return starts.flatMap((startDay, index) => {
    const nextStart = starts[index + 1];
    return nextStart === undefined ? [] : [{ startDay, length: daysBetween(startDay, nextStart) }];
  });
}

/** A completed cycle together with what she said of it. */
export interface AnnotatedCycle extends CompletedCycle {
  readonly isExcluded: boolean;
  readonly missedLog: "yes" | "no" | "not_sure" | "not-asked";
  /** Its first day, or the next period's, was marked as unsure. */
  readonly isUnsure: boolean;
}

/**
 * Her completed cycles with her say on each, oldest first.
 * @example annotatedCycles(cycles).filter(({ isExcluded }) => !isExcluded)
 */
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
 * The cycles that count, oldest first: every completed one, however short or long, unless she left
 * it out or said that a period went unlogged in it. Averages, ranges, norms, charts and reports all
 * read this.
 * @example countedCycles(cycles).map(({ length }) => length) // [30, 120, 32]
 */
export function countedCycles(cycles: readonly LoggedCycle[]): AnnotatedCycle[] {
  return annotatedCycles(cycles).filter(
    ({ isExcluded, missedLog }) => !isExcluded && missedLog !== "yes",
  );
}

/**
 * The first day of the cycle she is in: of her latest logged period, else the one she named when
 * she set up the app; `null` when she gave neither, and after a pregnancy until her next period.
 * @example currentCycleStart({ cycles: [{ startDay: july30 }, { startDay: july2 }], lastPeriodDay: null }) // july30
 */
export function currentCycleStart(
  facts: Pick<CycleFacts, "cycles" | "lastPeriodDay" | "stages">,
): CalendarDay | null {
  const start = knownStartDays(facts).at(-1) ?? null;
  const pregnancyEnd = lastPregnancyEnd(facts.stages);
  return start !== null && pregnancyEnd !== null && start <= pregnancyEnd ? null : start;
}

/**
 * The period that has not ended yet, or `null`. Were there several, the newest.
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
