import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { listMoods, listStress } from "#contract/check-in.ts";
import { listDailyLogs } from "#contract/daily-log.ts";
import { listDayMeasures } from "#contract/measures.ts";
import { listOvulation } from "#contract/ovulation.ts";
import { listSymptoms } from "#contract/symptoms.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { firstDayOf, lastDayOf, type Month } from "#web/beads/months.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { entriesByDay } from "../day-record/view-model.ts";

/** A month's daily logs. They are the widest entries, so no more of them is fetched than shown. */
function logsOf(month: Month) {
  const range = { from: firstDayOf(month), to: lastDayOf(month) };
  return queryOptions({
    queryKey: [listDailyLogs.path, range],
    queryFn: () => call(listDailyLogs, { query: range }),
    placeholderData: keepPreviousData,
  });
}

/** Everything she logged on the days of a month, day by day. */
export function useMonthEntries(month: Month) {
  const lists = joinedAnswers({
    symptoms: useQuery(queryOf(listSymptoms, {})),
    moods: useQuery(queryOf(listMoods, {})),
    stress: useQuery(queryOf(listStress, {})),
    measures: useQuery(queryOf(listDayMeasures, {})),
    signs: useQuery(queryOf(listOvulation, {})),
    logs: useQuery(logsOf(month)),
  });
  if (lists.kind !== "ready") return lists;
  return { kind: "ready", entries: entriesByDay(lists.data) } as const;
}

export type MonthEntries = ReturnType<typeof useMonthEntries>;
