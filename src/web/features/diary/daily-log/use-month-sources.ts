import { useMemo, useState } from "react";
import type { DaySources } from "#domain/day/day-sources.ts";
import { DAILY_LOG_DAYS } from "#domain/day/pcos-day.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { recentMoodsQuery, recentStressQuery } from "../check-in/api.ts";

export function useMonthSources(today: CalendarDay): DaySources {
  const from = addDays(today, 1 - DAILY_LOG_DAYS);
  const query = { from };
  const recent = useRecent(today);
  const { data: symptoms } = useQuery(queryOf("GET /api/symptoms", { query }));
  const { data: checkIns } = useQuery(recent?.moods ?? queryOf("GET /api/moods", { query }));
  const { data: stress } = useQuery(recent?.stress ?? queryOf("GET /api/stress", { query }));
  return { symptoms, checkIns: useSince(from, checkIns), stress: useSince(from, stress) };
}

function useRecent(today: CalendarDay) {
  const client = useQueryClient();
  const lists = { moods: recentMoodsQuery(today), stress: recentStressQuery(today) };
  const [isHere] = useState(() =>
    Object.values(lists).every(({ queryKey }) => client.getQueryData(queryKey) !== undefined),
  );
  return isHere ? lists : null;
}

function useSince<Entry extends { readonly date: CalendarDay }>(
  from: CalendarDay,
  entries: readonly Entry[] | undefined,
) {
  return useMemo(() => entries?.filter(({ date }) => date >= from), [entries, from]);
}
