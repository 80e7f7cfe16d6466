import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { SAME_PERIOD_DAYS } from "./bleeding-days.ts";
import type { DayFlow, LoggedCycle } from "./cycle-facts.ts";
import { isPeriodFlow } from "./flow-on-a-day.ts";
import type { PeriodAnswer } from "./period-answer.ts";

/** What her answer for a day did to her cycles. */
interface DayAnswer {
  readonly day: CalendarDay;
  readonly answer: PeriodAnswer;
  /**
   * The first or last day that an extended period had before; of a start, the last day that a
   * period still open was given for it.
   */
  readonly edge: CalendarDay | undefined;
}

/** One cycle as it becomes: without it, or with other days. */
export interface CycleUndone<Cycle extends LoggedCycle> {
  readonly cycle: Cycle;
  readonly days: Pick<LoggedCycle, "startDay" | "endDay"> | null;
}

function withoutStart<Cycle extends LoggedCycle>(
  cycle: Cycle,
  day: CalendarDay,
  flows: readonly DayFlow[],
): CycleUndone<Cycle> {
  const { endDay } = cycle;
  const last = endDay ?? addDays(day, SAME_PERIOD_DAYS);
  const isLater = (other: CalendarDay) => other > day && other <= last;
  const bled = flows.filter(({ flow }) => isPeriodFlow(flow)).map((flow) => flow.day);
  const [next] = bled.filter(isLater).sort();
  if (next !== undefined) return { cycle, days: { startDay: next, endDay } };
  // She ended it herself on a later day: it began the day after, as far as is known.
  const isEndedLater = endDay !== undefined && endDay > day;
  return { cycle, days: isEndedLater ? { startDay: addDays(day, 1), endDay } : null };
}

/**
 * What becomes of the cycle that her answer for a day changed, once there was no bleeding on it or
 * she answers otherwise; `null` when none changes. What she has changed since stays as she left it.
 * @example periodUndone({ day: nov20, answer: "starts", edge: undefined }, [{ startDay: nov20 }], []) // { cycle: …, days: null }
 */
export function periodUndone<Cycle extends LoggedCycle>(
  { day, answer, edge }: DayAnswer,
  cycles: readonly Cycle[],
  flows: readonly DayFlow[],
): CycleUndone<Cycle> | null {
  if (answer === "starts") {
    const cycle = cycles.find(({ startDay }) => startDay === day);
    return cycle === undefined ? null : withoutStart(cycle, day, flows);
  }
  if (answer === "between" || edge === undefined) return null;
  const cycle = cycles.find(({ startDay, endDay }) => (edge < day ? endDay : startDay) === day);
  if (cycle === undefined) return null;
  const { startDay, endDay } = cycle;
  const days = edge < day ? { startDay, endDay: edge } : { startDay: edge, endDay };
  return { cycle, days };
}

/**
 * The period that was still open when a start ended it, once that start is gone; `null` where none
 * was, or she has changed its end since.
 * @example periodReopened({ day: nov20, answer: "starts", edge: oct17 }, [{ startDay: oct10, endDay: oct17 }]) // { startDay: oct10, … }
 */
export function periodReopened<Cycle extends LoggedCycle>(
  { day, answer, edge }: DayAnswer,
  cycles: readonly Cycle[],
): Cycle | null {
  if (answer !== "starts" || edge === undefined) return null;
  const others = cycles.filter(({ startDay }) => startDay !== day);
  const ended = others.find(({ startDay, endDay }) => endDay === edge && startDay < day);
  const isLast = others.every(
    ({ startDay, endDay }) => startDay <= edge && endDay !== undefined && endDay <= edge,
  );
  return isLast ? (ended ?? null) : null;
}
