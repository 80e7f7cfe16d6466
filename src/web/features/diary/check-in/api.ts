import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  countMoods,
  getMoodToday,
  getStressToday,
  listMoods,
  listStress,
  saveMood,
  saveStress,
} from "#contract/check-in.ts";
import { getCortisolInsight } from "#contract/insights.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { type CheckIn, moodBody, stressBody, type WithStress } from "./view-model.ts";

export const moodsQuery = queryOf(listMoods, {});
export const stressQuery = queryOf(listStress, {});
export const moodCountQuery = queryOf(countMoods, {});

/** What home draws: its 12 weeks, and the three cycles of most women. */
const RECENT_DAYS = 140;
export const firstRecentDay = (today: CalendarDay) => addDays(today, 1 - RECENT_DAYS);

const since = (today: CalendarDay) => ({ query: { from: firstRecentDay(today) } });
export const recentMoodsQuery = (today: CalendarDay) => queryOf(listMoods, since(today));
export const recentStressQuery = (today: CalendarDay) => queryOf(listStress, since(today));

/** Check-ins from one day to another, both included; none where they run backwards. */
export function moodsBetweenQuery(from: CalendarDay, to: CalendarDay) {
  return queryOptions({
    queryKey: [listMoods.path, from, to],
    queryFn: async () => (from > to ? [] : call(listMoods, { query: { from, to } })),
  });
}

export function stressBetweenQuery(from: CalendarDay, to: CalendarDay) {
  return queryOptions({
    queryKey: [listStress.path, from, to],
    queryFn: async () => (from > to ? [] : call(listStress, { query: { from, to } })),
  });
}

/** A fetch that fails counts as no entry, as "not found" does; the list is looked at then. */
async function orNone<Entry>(fetching: Promise<Entry>): Promise<Entry | null> {
  try {
    return await fetching;
  } catch {
    return null;
  }
}

export function moodTodayQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [getMoodToday.path, today],
    queryFn: () => orNone(call(getMoodToday, {})),
  });
}

export function stressTodayQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [getStressToday.path, today],
    queryFn: () => orNone(call(getStressToday, {})),
  });
}

/** The two saves of a check-in. What they change is fetched anew by `refresh`, once for both. */
export function useSaveCheckIn(today: CalendarDay) {
  const client = useQueryClient();
  const mood = useMutation({
    mutationFn: (checkIn: CheckIn) => call(saveMood, { body: moodBody(today, checkIn) }),
    // An answer still on its way would show what she has just changed.
    onMutate: () => client.cancelQueries(moodTodayQuery(today)),
    onSuccess: (entry) => {
      client.setQueryData(moodTodayQuery(today).queryKey, entry);
    },
  });
  const stress = useMutation({
    mutationFn: (checkIn: WithStress) => call(saveStress, { body: stressBody(today, checkIn) }),
    onMutate: () => client.cancelQueries(stressTodayQuery(today)),
    onSuccess: (entry) => {
      client.setQueryData(stressTodayQuery(today).queryKey, entry);
    },
  });
  const refresh = () => {
    const changed = [
      listMoods,
      countMoods,
      listStress,
      getMoodToday,
      getStressToday,
      getCortisolInsight,
    ];
    for (const { path } of changed) void client.invalidateQueries({ queryKey: [path] });
  };
  return { saveMood: mood.mutateAsync, saveStress: stress.mutateAsync, refresh };
}
