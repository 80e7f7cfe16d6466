import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { dayLogQuery, type SavedLog } from "./api.ts";
import { logOfDay } from "./view-model.ts";

/** Reads the day's log, the first time without a request if `recent` reaches back to the day. */
export function useDayLog(day: CalendarDay, recent: readonly SavedLog[] = []) {
  const query = dayLogQuery(day);
  let isKnown = recent.some(({ date }) => date <= day);
  const queryFn = async () => {
    if (!isKnown) return query.queryFn();
    isKnown = false;
    return logOfDay(recent, day);
  };
  return useQuery({ ...query, queryFn });
}
