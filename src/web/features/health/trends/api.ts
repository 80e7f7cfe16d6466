import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { listMoods, listStress } from "#contract/check-in.ts";
import { listDailyLogs } from "#contract/daily-log.ts";
import { listSymptoms } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { type Span, spanDays } from "./view-model.ts";

export const symptomsQuery = queryOf(listSymptoms, {});

/** Asked anew each day: which days they are depends on it. */
function logsQuery(span: Span, today: CalendarDay) {
  return queryOptions({
    queryKey: [listDailyLogs.path, span, today],
    queryFn: () => call(listDailyLogs, { query: { days: String(spanDays(span)) } }),
    placeholderData: keepPreviousData,
  });
}

/** What the lines are drawn from. */
export const useTrendLists = (span: Span, today: CalendarDay) => ({
  moods: useQuery(queryOf(listMoods, {})),
  stress: useQuery(queryOf(listStress, {})),
  logs: useQuery(logsQuery(span, today)),
});
