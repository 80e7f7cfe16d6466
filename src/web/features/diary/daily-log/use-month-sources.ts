import type { DaySources } from "#domain/day/day-sources.ts";
import { DAILY_LOG_DAYS } from "#domain/day/pcos-day.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { firstRecentDay } from "#web/boot/first-questions.ts";
import { recentMoodsQuery, recentStressQuery, recentSymptomsQuery } from "../check-in/api.ts";

/** Reads at least the month, or `day` if that is earlier, and what home has read only once. */
export function useMonthSources(today: CalendarDay, day = today): DaySources {
  const month = addDays(today, 1 - DAILY_LOG_DAYS);
  const query = day < month ? { from: day, to: day } : { from: month };
  const isRecent = day >= firstRecentDay(today);
  const latest = useQueryClient().getQueryData(recentSymptomsQuery.queryKey);
  const isLatest = latest?.some(({ date }) => date <= query.from);
  const { data: symptoms } = useQuery(
    isLatest ? recentSymptomsQuery : queryOf("GET /api/symptoms", { query }),
  );
  const { data: checkIns } = useQuery(
    isRecent ? recentMoodsQuery(today) : queryOf("GET /api/moods", { query }),
  );
  const { data: stress } = useQuery(
    isRecent ? recentStressQuery(today) : queryOf("GET /api/stress", { query }),
  );
  return { symptoms, checkIns, stress };
}
