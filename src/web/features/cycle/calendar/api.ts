import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { listMoods, listStress } from "#contract/check-in.ts";
import { listDailyLogs } from "#contract/daily-log.ts";
import { listDayMeasures } from "#contract/measures.ts";
import { listOvulation } from "#contract/ovulation.ts";
import { listSymptoms } from "#contract/symptoms.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { firstDayOf, lastDayOf, type Month } from "#web/beads/months.ts";
import { type EntriesByDay, entriesByDay } from "../day-record/view-model.ts";

/** A month's daily logs. They are the widest entries, so no more of them is fetched than shown. */
function logsOf(month: Month) {
  const range = { from: firstDayOf(month), to: lastDayOf(month) };
  return queryOptions({
    queryKey: [listDailyLogs.path, range],
    queryFn: () => call(listDailyLogs, { query: range }),
    placeholderData: keepPreviousData,
  });
}

export type MonthEntries =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly kind: "ready"; readonly entries: EntriesByDay };

/** Everything she logged on the days of a month, day by day. */
export function useMonthEntries(month: Month): MonthEntries {
  const symptoms = useQuery(queryOf(listSymptoms, {}));
  const moods = useQuery(queryOf(listMoods, {}));
  const stress = useQuery(queryOf(listStress, {}));
  const measures = useQuery(queryOf(listDayMeasures, {}));
  const signs = useQuery(queryOf(listOvulation, {}));
  const logs = useQuery(logsOf(month));
  const queries = [symptoms, moods, stress, measures, signs, logs];
  if (symptoms.data && moods.data && stress.data && measures.data && signs.data && logs.data) {
    const entries = entriesByDay({
      symptoms: symptoms.data,
      moods: moods.data,
      stress: stress.data,
      measures: measures.data,
      signs: signs.data,
      logs: logs.data,
    });
    return { kind: "ready", entries };
  }
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const error = failed[0]?.error;
  if (!error) return { kind: "loading" };
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { kind: "failed", error, retry };
}
