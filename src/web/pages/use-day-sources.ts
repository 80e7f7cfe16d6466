import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { dayRecords } from "#domain/day-record.ts";
import type { DaySources } from "#domain/day-sources.ts";
import { readUser } from "#web/api/session.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { moodsQuery, stressQuery } from "#web/features/diary/check-in/api.ts";
import { logsBetweenQuery } from "#web/features/diary/daily-log/api.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import type { CycleStateQuery } from "./use-cycle-state.ts";

interface Reach {
  readonly lookEvery?: number;
  readonly since?: CalendarDay | null;
}

/**
 * What she logged for her days, for `dayRecords`: from the lists that home loads in any case, as a
 * query for `Loaded`. Symptoms are added where they are shown. What this device holds is looked at
 * again every so many milliseconds, if at all; daily logs reach back to `since` at least.
 */
export function useDaySources(state: CycleStateQuery, { lookEvery, since }: Reach = {}) {
  const moods = useQuery(moodsQuery);
  const stress = useQuery(stressQuery);
  // Opening what is sealed in this browser keeps nothing else waiting.
  const device = useDays(readUser()?.id ?? "unknown", lookEvery)?.days;
  const before = addDays(state.logsFrom, -1);
  const older = useQuery(logsBetweenQuery(since ?? state.logsFrom, before));
  const answers = joinedAnswers({ state, logs: state.logs, older, moods, stress });
  const isReady = answers.kind === "ready";
  const bleeding = state.data?.overview.bleeding;
  const [logs, olderLogs, checkIns, notes] = [state.logs.data, older.data, moods.data, stress.data];
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

/** All that the sources and her symptoms hold, the newest day first. */
export const recordsOf = ({
  days,
  symptoms,
}: {
  readonly days: DaySources;
  readonly symptoms: DaySources["symptoms"];
}) => [...dayRecords({ ...days, symptoms }).values()];
