import { monthOf } from "#domain/days/week-and-month.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { firstDayOf, type Month } from "#web/beads/months/months.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { entriesByDay } from "../day-record/view-model.ts";

// Shows the previous month until the next one has loaded.
const keepsPrevious = true;

export function useMonthEntries(month: Month) {
  const { first: from, last: to } = monthOf(firstDayOf(month));
  const query = { query: { from, to } };
  const lists = joinedAnswers({
    symptoms: useQuery({ ...queryOf("GET /api/symptoms", query), keepsPrevious }),
    moods: useQuery({ ...queryOf("GET /api/moods", query), keepsPrevious }),
    stress: useQuery({ ...queryOf("GET /api/stress", query), keepsPrevious }),
    measures: useQuery({ ...queryOf("GET /api/metabolic", query), keepsPrevious }),
    signs: useQuery({ ...queryOf("GET /api/ovulation", query), keepsPrevious }),
    logs: useQuery({ ...queryOf("GET /api/pcos-logs", query), keepsPrevious }),
  });
  if (lists.kind !== "ready") return lists;
  return { kind: "ready", entries: entriesByDay(lists.data) } as const;
}

export type MonthEntries = ReturnType<typeof useMonthEntries>;
