import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { LONGEST_USUAL_PERIOD } from "#domain/cycles/norms/usual-cycle.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { ignoreNotFound } from "#web/entry/saving/ignore-not-found.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { removeCycle } from "../overview/api.ts";
import { bodyOf, type CycleDraft, changesOf } from "./view-model.ts";

export function saveCycle(
  draft: CycleDraft,
  { id, base }: Pick<SaveTarget<RevisedCycle>, "id" | "base">,
): Promise<RevisedCycle> {
  if (base === null) return call("POST /api/cycles", { body: { id, ...bodyOf(draft) } });
  const changes = { params: { id }, body: changesOf(draft, base) };
  return call("PATCH /api/cycles/{id}", changes, { ifMatch: base.revision });
}

/** Removes a period and the flow that daily logs hold of its days; their other answers stay. */
export async function removeWithFlows(cycle: RevisedCycle): Promise<void> {
  const { startDay: from, endDay = addDays(from, LONGEST_USUAL_PERIOD - 1) } = cycle;
  const logs = await call("GET /api/pcos-logs", { query: { from, to: endDay } });
  await ignoreNotFound(removeCycle(cycle));
  for (const log of logs) if (log.period_flow !== undefined) await removeFlow(log);
}

async function removeFlow(log: Revised<DailyLog>): Promise<void> {
  const { revision: ifMatch, period_flow, bleeding_duration, period, periodEdge, ...rest } = log;
  const { date, ...others } = rest;
  const isEmpty = Object.values(others).every((answer) => answer === undefined);
  await (isEmpty
    ? call("DELETE /api/pcos-logs/{date}", { params: { date } }, { ifMatch })
    : call("POST /api/pcos-logs", { body: rest }, { ifMatch }));
}
