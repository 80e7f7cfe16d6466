import { changedCycle } from "#contract/entries/cycle-changes.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { dayFlows } from "#contract/insights/facts.ts";
import { type FlowEffect, flowEffect, isPeriodFlow } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/periods/period-answer.ts";
import { periodReopened, periodUndone } from "#domain/cycles/periods/period-undone.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";

/** Cycles and daily logs, read only if an answer changes a cycle. */
export interface Bleeding {
  readonly cycles: readonly Cycle[];
  readonly logs: readonly DailyLog[];
  readonly today: CalendarDay;
}

export type CycleChanges = ReadonlyMap<string, Cycle | null>;

interface AppliedAnswer {
  readonly log: DailyLog;
  readonly cycles: CycleChanges;
}

const NOTHING: CycleChanges = new Map();
const ESTIMATED = { endIsUnknown: true } as const;

function canBePeriod({ period_flow: flow }: DailyLog, answer: PeriodAnswer | undefined): boolean {
  return isPeriodFlow(flow) || (flow === "spotting" && answer === "starts");
}

export function touchesCycles(before: DailyLog | null, after: DailyLog): boolean {
  if (!canBePeriod(after, after.period ?? before?.period)) return before?.period !== undefined;
  return after.period !== undefined && after.period !== before?.period;
}

/** Returns the log to store when no cycle changes: an earlier answer stays as long as there is bleeding. */
export function withEarlierAnswer(before: DailyLog | null, after: DailyLog): DailyLog {
  const { period: _, periodEdge: __, ...log } = after;
  if (before === null || !canBePeriod(after, before.period)) return log;
  const { period, periodEdge } = before;
  return { ...log, ...(period && { period }), ...(periodEdge && { periodEdge }) };
}

function withDays(
  cycle: Cycle,
  startDay: CalendarDay,
  endDay: CalendarDay | undefined,
  end: { endIsUnknown?: true } = {},
): Cycle {
  const start = startDay === cycle.startDay ? {} : { startDate: startDay };
  return changedCycle(cycle, { ...start, endDate: endDay ?? null, ...end }, "UTC");
}

export function undoChanges(before: DailyLog | null, { cycles, logs }: Bleeding): CycleChanges {
  if (before?.period === undefined) return NOTHING;
  const { date: day, period: answer, periodEdge: edge } = before;
  const flows = dayFlows(logs.filter(({ date }) => date !== day));
  const change = periodUndone({ day, answer, edge }, cycles, flows);
  if (change === null) return NOTHING;
  const { cycle, days } = change;
  if (days !== null) return new Map([[cycle.id, withDays(cycle, days.startDay, days.endDay)]]);
  if (hasMoreThanDays(cycle)) return NOTHING;
  const reopened = periodReopened({ day, answer, edge }, cycles);
  const open = reopened && withDays(reopened, reopened.startDay, undefined);
  return new Map([[cycle.id, null], ...(open ? [[open.id, open] as const] : [])]);
}

function hasMoreThanDays(cycle: Cycle): boolean {
  const { id: _, startDate: __, startDay: ___, endDate, endDay, isSeparate, ...more } = cycle;
  return Object.keys(more).length > 0;
}

function appliedTo(cycles: readonly Cycle[], changes: CycleChanges): Cycle[] {
  return cycles.flatMap((cycle) => {
    const change = changes.get(cycle.id);
    return change === undefined ? cycle : (change ?? []);
  });
}

function answerChanges(
  effect: FlowEffect<Cycle>,
  { date: day, period }: DailyLog,
): { readonly memory: Partial<DailyLog>; readonly cycles: readonly Cycle[] } {
  switch (effect.kind) {
    case "starts-period": {
      const { endDay, ends, isSeparate } = effect;
      const started: Cycle = {
        id: crypto.randomUUID(),
        startDate: day,
        startDay: day,
        ...(endDay !== null && { endDate: endDay, endDay }),
        ...(isSeparate && { isSeparate }),
      };
      // Nobody ended the earlier period, so its last day is an estimate.
      const ended = ends && withDays(ends.cycle, ends.cycle.startDay, ends.lastDay, ESTIMATED);
      const edge = ends && { periodEdge: ends.lastDay };
      return { memory: { period, ...edge }, cycles: ended ? [ended, started] : [started] };
    }
    case "extends-period": {
      const { cycle, edge, before: periodEdge } = effect;
      const [first, last] = edge === "last" ? [cycle.startDay, day] : [day, cycle.endDay];
      return { memory: { period, periodEdge }, cycles: [withDays(cycle, first, last)] };
    }
    case "is-between":
      return { memory: { period }, cycles: [] };
    case "asks":
      throw invalidField("period", "not_an_option");
    default:
      // The day is in a period already, so there is nothing to answer.
      return { memory: {}, cycles: [] };
  }
}

/** @throws AppError `invalid_input` on `period` when no period is near enough to be extended */
export function applyAnswer(
  before: DailyLog | null,
  after: DailyLog,
  bleeding: Bleeding,
): AppliedAnswer {
  const { period: answer, periodEdge: _, ...log } = after;
  const takenBack = undoChanges(before, bleeding);
  const { period_flow: flow } = log;
  if (answer === undefined || flow === undefined || !canBePeriod(after, answer)) {
    return { log, cycles: takenBack };
  }
  const { logs, today } = bleeding;
  const cycles = appliedTo(bleeding.cycles, takenBack);
  const choice = { day: log.date, flow, answer, hasSpotting: false };
  const effect = flowEffect(choice, { cycles, flows: dayFlows(logs), today });
  const change = answerChanges(effect, after);
  const changes = new Map<string, Cycle | null>(takenBack);
  for (const cycle of change.cycles) changes.set(cycle.id, cycle);
  return { log: { ...log, ...change.memory }, cycles: changes };
}
