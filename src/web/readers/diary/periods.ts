import type { Flow } from "#contract/entries/cycles.ts";
import { SAME_PERIOD_DAYS } from "#domain/cycles/periods/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { compareFlows } from "./flow-strength.ts";

export interface BleedingDay {
  readonly day: CalendarDay;
  readonly flow: Flow | null;
  /** The file marks this day as the start of a cycle. */
  readonly isStart: boolean;
  readonly isStartOnly?: true;
}

export interface Period {
  readonly startDay: CalendarDay;
  /** Absent if the user bleeds today. */
  readonly endDay?: CalendarDay;
  readonly endIsUnknown?: true;
  readonly flow?: Flow;
}

/**
 * Groups days of bleeding into periods. A marked start begins a new period even without a gap. A
 * period's flow is the most frequent one, or the heavier of two equally frequent.
 */
export function periodsOf(bleeding: readonly BleedingDay[], today: CalendarDay): Period[] {
  const runs: BleedingDay[][] = [];
  for (const one of bleeding.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const run = runs.at(-1);
    if (run && goesOn(run, one)) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const flow = usualFlow(run);
    return {
      startDay: first.day,
      ...(last.day !== today && { endDay: last.day }),
      ...(last.day !== today &&
        first === last &&
        first.isStartOnly && { endIsUnknown: true as const }),
      ...(flow !== null && { flow }),
    };
  });
}

function goesOn(run: readonly BleedingDay[], next: BleedingDay): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || daysBetween(last.day, next.day) > SAME_PERIOD_DAYS) return false;
  // Two apps may mark the same start a day apart.
  const isSameStart = first.isStart && daysBetween(first.day, next.day) <= SAME_PERIOD_DAYS;
  return !next.isStart || isSameStart;
}

function usualFlow(run: readonly BleedingDay[]): Flow | null {
  const counts = new Map<Flow, number>();
  for (const { flow } of run) if (flow !== null) counts.set(flow, (counts.get(flow) ?? 0) + 1);
  const ranked = [...counts].toSorted(
    ([one, often], [other, oftenOther]) => oftenOther - often || compareFlows(other, one),
  );
  return ranked[0]?.[0] ?? null;
}
