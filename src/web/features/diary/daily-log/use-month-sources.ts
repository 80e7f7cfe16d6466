import { useQuery } from "@tanstack/react-query";
import { listMoods, listStress } from "#contract/check-in.ts";
import { listSymptoms } from "#contract/symptoms.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { DaySources } from "#domain/day-sources.ts";
import { DAILY_LOG_DAYS } from "#domain/pcos-day.ts";
import { queryOf } from "#web/api/query-of.ts";

/** What else she logged on the days of the list; until it is there, the logs speak alone. */
export function useMonthSources(today: CalendarDay): DaySources {
  const query = { from: addDays(today, 1 - DAILY_LOG_DAYS) };
  const { data: symptoms } = useQuery(queryOf(listSymptoms, { query }));
  const { data: checkIns } = useQuery(queryOf(listMoods, { query }));
  const { data: stress } = useQuery(queryOf(listStress, { query }));
  return { symptoms, checkIns, stress };
}
