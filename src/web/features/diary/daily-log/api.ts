import { listCycles } from "#contract/entries/cycles.ts";
import {
  type DailyLog,
  deleteDailyLog,
  getDailyLog,
  listDailyLogs,
  saveDailyLog,
} from "#contract/entries/daily-log.ts";
import { getCortisolInsight } from "#contract/insights/insights.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";

export type SavedLog = Revised<DailyLog>;

/** Calls whose answers change with a daily log. */
export const restsOnLogs: readonly Endpoint[] = [listDailyLogs, listCycles, getCortisolInsight];

/** Logs of the last `days`. The key contains the day, because the range depends on it. */
export function logsQuery(today: CalendarDay, days: number) {
  return queryOptions({
    queryKey: [listDailyLogs.path, days, today],
    queryFn: () => call(listDailyLogs, { query: { days: String(days) } }),
    keepsPrevious: true,
  });
}

/** Logs of an inclusive range; none if `from` is after `to`. */
export function logsBetweenQuery(from: CalendarDay, to: CalendarDay) {
  return queryOptions({
    queryKey: [listDailyLogs.path, from, to],
    queryFn: async () => (from > to ? [] : call(listDailyLogs, { query: { from, to } })),
  });
}

export function dayLogQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [getDailyLog.path, day],
    queryFn: () => findLog(day),
  });
}

async function findLog(date: CalendarDay): Promise<SavedLog | null> {
  try {
    return await call(getDailyLog, { params: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Replaces the day's log if its revision is still `ifMatch`. */
export const saveLog = (log: DailyLog, ifMatch: number) =>
  call(saveDailyLog, { body: log }, { ifMatch });

export const deleteLog = ({ date, revision }: SavedLog) =>
  call(deleteDailyLog, { params: { date } }, { ifMatch: revision });
