import { useMemo } from "react";
import { dayRecords } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { QueryOptions } from "#web/api/queries/query-options.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { firstRecentDay } from "#web/boot/first-questions.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import {
  moodsQuery,
  recentMoodsQuery,
  recentStressQuery,
  stressQuery,
} from "#web/features/diary/check-in/api.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import type { CycleStateQuery } from "./use-cycle-state.ts";

interface Reach {
  readonly lookEvery?: number;
  readonly since?: CalendarDay | null;
  /** For pages that draw all check-ins. */
  readonly isWhole?: boolean;
}

/**
 * Symptoms are added by the pages that show them. `lookEvery` (ms) polls this device's log; the
 * sources reach back at least to `since`.
 */
export function useDaySources(state: CycleStateQuery, { lookEvery, since, isWhole }: Reach = {}) {
  const recent = useCheckIns(state.today, since ?? null, isWhole === true);
  // The page doesn't wait for this browser's log to be decrypted.
  const opened = useDays(readUser()?.id ?? "unknown", lookEvery)?.days;
  // Treat an empty log like one not loaded yet, which avoids a render.
  const device = opened?.length === 0 ? undefined : opened;
  const before = addDays(state.logsFrom, -1);
  const query = { from: since ?? state.logsFrom, to: before };
  const older = useQuery(within(query, queryOf("GET /api/pcos-logs", { query })));
  const answers = joinedAnswers({ state, logs: state.logs, older, ...recent });
  const isReady = answers.kind === "ready";
  const bleeding = state.data?.overview.bleeding;
  const [logs, olderLogs] = [state.logs.data, older.data];
  const { moods, olderMoods, stress, olderStress } = recent;
  const checkIns = useJoined(moods.data, olderMoods.data);
  const notes = useJoined(stress.data, olderStress.data);
  const data = useMemo((): DaySources | undefined => {
    if (!isReady) return undefined;
    const dailyLogs = [...(logs ?? []), ...(olderLogs ?? [])];
    return { bleeding, dailyLogs, checkIns, stress: notes, device };
  }, [isReady, bleeding, logs, olderLogs, checkIns, notes, device]);
  const failed = answers.kind === "failed" ? answers : null;
  return {
    data,
    error: failed?.failure ?? null,
    isFetching: failed === null,
    refetch: () => failed?.retry(),
  };
}

/** Asks nothing for a range without days. */
const within = <Entry>(range: { from: string; to: string }, query: QueryOptions<Entry[]>) =>
  range.from > range.to ? { ...query, queryFn: async () => [] } : query;

function useCheckIns(today: CalendarDay, since: CalendarDay | null, isWhole: boolean) {
  const first = firstRecentDay(today);
  const query = { from: since ?? first, to: addDays(first, -1) };
  return {
    moods: useQuery(isWhole ? moodsQuery : recentMoodsQuery(today)),
    olderMoods: useQuery(within(query, queryOf("GET /api/moods", { query }))),
    stress: useQuery(isWhole ? stressQuery : recentStressQuery(today)),
    olderStress: useQuery(within(query, queryOf("GET /api/stress", { query }))),
  };
}

function useJoined<Entry>(late: readonly Entry[] = [], early: readonly Entry[] = []) {
  return useMemo(() => [...late, ...early], [late, early]);
}

export const recordsOf = ({
  days,
  symptoms,
}: {
  readonly days: DaySources;
  readonly symptoms: DaySources["symptoms"];
}) => [...dayRecords({ ...days, symptoms }).values()];
