import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { dayRecords } from "#domain/day-record.ts";
import type { DaySources } from "#domain/day-sources.ts";
import { readUser } from "#web/api/session.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { moodsQuery, stressQuery } from "#web/features/diary/check-in/api.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import type { CycleStateQuery } from "./use-cycle-state.ts";

/**
 * What she logged for her days, for `dayRecords`: from the lists that home loads in any case, as a
 * query for `Loaded`. Symptoms are added where they are shown; what this device holds is looked at
 * again every so many milliseconds, if at all.
 */
export function useDaySources(state: CycleStateQuery, lookEvery?: number) {
  const moods = useQuery(moodsQuery);
  const stress = useQuery(stressQuery);
  // Opening what is sealed in this browser keeps nothing else waiting.
  const device = useDays(readUser()?.id ?? "unknown", lookEvery)?.days;
  const answers = joinedAnswers({ state, logs: state.logs, moods, stress });
  const isReady = answers.kind === "ready";
  const bleeding = state.data?.overview.bleeding;
  const [dailyLogs, checkIns, notes] = [state.logs.data, moods.data, stress.data];
  const data = useMemo(
    (): DaySources | undefined =>
      isReady ? { bleeding, dailyLogs, checkIns, stress: notes, device } : undefined,
    [isReady, bleeding, dailyLogs, checkIns, notes, device],
  );
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
