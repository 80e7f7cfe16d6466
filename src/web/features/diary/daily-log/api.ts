import type { CallName } from "#contract/endpoints.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";

export type SavedLog = Revised<DailyLog>;

export const restsOnLogs: readonly CallName[] = [
  "GET /api/pcos-logs",
  "GET /api/cycles",
  "GET /api/insights/cortisol",
];

export function logsQuery(today: CalendarDay, days: number) {
  return queryOptions({
    queryKey: ["/api/pcos-logs", days, today],
    queryFn: () => call("GET /api/pcos-logs", { query: { days: String(days) } }),
    keepsPrevious: true,
  });
}

export function dayLogQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: ["/api/pcos-logs/{date}", day],
    queryFn: () => findLog(day),
  });
}

async function findLog(date: CalendarDay): Promise<SavedLog | null> {
  try {
    return await call("GET /api/pcos-logs/{date}", { params: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const saveLog = (log: DailyLog, ifMatch: number) =>
  call("POST /api/pcos-logs", { body: log }, { ifMatch });

export const deleteLog = ({ date, revision }: SavedLog) =>
  call("DELETE /api/pcos-logs/{date}", { params: { date } }, { ifMatch: revision });
