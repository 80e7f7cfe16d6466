import { listMoods, listStress } from "#contract/entries/check-in.ts";
import { listDailyLogs } from "#contract/entries/daily-log.ts";
import { listDayMeasures } from "#contract/entries/measures.ts";
import { listOvulation } from "#contract/entries/ovulation.ts";
import { listSymptoms } from "#contract/entries/symptoms.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { firstDayOf, lastDayOf, type Month } from "#web/beads/months/months.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { entriesByDay } from "../day-record/view-model.ts";

// Shows the previous month until the next one has loaded.
const keepsPrevious = true;

/** Everything logged in a month, by day; fetches only the shown month. */
export function useMonthEntries(month: Month) {
  const query = { query: { from: firstDayOf(month), to: lastDayOf(month) } };
  const lists = joinedAnswers({
    symptoms: useQuery({ ...queryOf(listSymptoms, query), keepsPrevious }),
    moods: useQuery({ ...queryOf(listMoods, query), keepsPrevious }),
    stress: useQuery({ ...queryOf(listStress, query), keepsPrevious }),
    measures: useQuery({ ...queryOf(listDayMeasures, query), keepsPrevious }),
    signs: useQuery({ ...queryOf(listOvulation, query), keepsPrevious }),
    logs: useQuery({ ...queryOf(listDailyLogs, query), keepsPrevious }),
  });
  if (lists.kind !== "ready") return lists;
  return { kind: "ready", entries: entriesByDay(lists.data) } as const;
}

export type MonthEntries = ReturnType<typeof useMonthEntries>;
