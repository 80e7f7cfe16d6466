import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { DayFlow, LoggedCycle } from "../cycle-facts.ts";
import { SAME_PERIOD_DAYS } from "./bleeding-days.ts";
import { isPeriodFlow } from "./flow-on-a-day.ts";
import type { PeriodAnswer } from "./period-answer.ts";

interface DayAnswer {
  readonly day: CalendarDay;
  readonly answer: PeriodAnswer;
  /** The first or last day before; for a start, the end set on a period that was open. */
  readonly edge: CalendarDay | undefined;
}

/** The changed cycle: removed, or with other days. */
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
  const bled = flows.filter(({ flow }) => isPeriodFlow(flow)).map((flow) => flow.day);
  const [next] = bled.filter((other) => other > day && other <= last).sort();
  if (next !== undefined) return { cycle, days: { startDay: next, endDay } };
  // The user ended it on a later day, so it is taken to begin the day after.
  const isEndedLater = endDay !== undefined && endDay > day;
  return { cycle, days: isEndedLater ? { startDay: addDays(day, 1), endDay } : null };
}

/**
 * Undoes the user's answer for a day; `null` if nothing changes. Later edits remain.
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
 * Returns the period that a start had ended, to be reopened once that start is gone; `null` if
 * there was none, its end was edited since, or another period followed.
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
