import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { firstRecentDay } from "#web/boot/first-questions.ts";
import { useRefresh } from "#web/entry/saving/use-refresh.ts";
import { type CheckIn, moodBody, stressBody, type WithStress } from "./view-model.ts";

export const moodsQuery = queryOf("GET /api/moods", {});
export const stressQuery = queryOf("GET /api/stress", {});
/** More than home shows, because a day is never split. */
export const recentSymptomsQuery = queryOf("GET /api/symptoms", { query: { limit: "30" } });
export const moodCountQuery = queryOf("GET /api/moods/count", {});

const since = (today: CalendarDay) => ({ query: { from: firstRecentDay(today) } });
export const recentMoodsQuery = (today: CalendarDay) => queryOf("GET /api/moods", since(today));
export const recentStressQuery = (today: CalendarDay) => queryOf("GET /api/stress", since(today));

const withEntry =
  <Entry extends { readonly date: CalendarDay }>(entry: Entry) =>
  (list: readonly Entry[] | undefined) =>
    list && [entry, ...list.filter(({ date }) => date !== entry.date)];

export function useSaveCheckIn(today: CalendarDay) {
  const client = useQueryClient();
  const [moods, levels] = [recentMoodsQuery(today), recentStressQuery(today)];
  const mood = useMutation({
    mutationFn: (checkIn: CheckIn) => call("POST /api/moods", { body: moodBody(today, checkIn) }),
    // A pending response would overwrite the change on screen.
    onMutate: () => client.cancelQueries(moods),
    onSuccess: (entry) => {
      client.setQueryData(moods.queryKey, withEntry(entry));
    },
  });
  const stress = useMutation({
    mutationFn: (checkIn: WithStress) =>
      call("POST /api/stress", { body: stressBody(today, checkIn) }),
    onMutate: () => client.cancelQueries(levels),
    onSuccess: (entry) => {
      client.setQueryData(levels.queryKey, withEntry(entry));
    },
  });
  const refetch = useRefresh();
  const refresh = () => {
    void refetch([
      "GET /api/moods",
      "GET /api/moods/count",
      "GET /api/stress",
      "GET /api/insights/cortisol",
    ]);
  };
  return { saveMood: mood.mutateAsync, saveStress: stress.mutateAsync, refresh };
}
