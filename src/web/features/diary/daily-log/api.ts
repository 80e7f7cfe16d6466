import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  deletePcosLog,
  getPcosLog,
  listPcosLogs,
  type PcosLog,
  savePcosLog,
} from "#contract/daily-log.ts";
import type { Revised } from "#contract/entry.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { PCOS_LOG_DAYS } from "#domain/pcos-day.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/errors.ts";

/** A day's log as the server has it. */
export type SavedLog = Revised<PcosLog>;

/** Her logs of the last `days`. Asked anew each day: which days they are depends on it. */
export function logsQuery(today: CalendarDay, days = PCOS_LOG_DAYS) {
  return queryOptions({
    queryKey: [listPcosLogs.path, days, today],
    queryFn: () => call(listPcosLogs, { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  });
}

export function dayLogQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [getPcosLog.path, day],
    queryFn: () => findLog(day),
  });
}

async function findLog(date: CalendarDay): Promise<SavedLog | null> {
  try {
    return await call(getPcosLog, { params: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Replaces the day's log whole, if it is still the one read at that revision. */
export const saveLog = (log: PcosLog, ifMatch: number) =>
  call(savePcosLog, { body: log }, { ifMatch });

export const deleteLog = ({ date, revision }: SavedLog) =>
  call(deletePcosLog, { params: { date } }, { ifMatch: revision });
