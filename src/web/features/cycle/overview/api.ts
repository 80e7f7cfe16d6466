import { queryOptions } from "@tanstack/react-query";
import {
  type Cycle,
  changeCycle,
  getCycleSummary,
  listCycles,
  type RevisedCycle,
} from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const cyclesQuery = queryOf(listCycles, {});

/** Asked anew each day: what is expected depends on the day as well as on what she logged. */
export function summaryQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [getCycleSummary.path, today],
    queryFn: () => call(getCycleSummary, {}),
  });
}

/** What shows her cycles, read anew after each save. */
export const refreshes = [listCycles, getCycleSummary];

interface Answer {
  readonly cycle: RevisedCycle;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores her answer with the cycle, so that no device asks again. */
export const answerMissedLog = ({ cycle: { id, revision }, missedLog }: Answer) =>
  call(changeCycle, { params: { id }, body: { missedLog } }, { ifMatch: revision });
