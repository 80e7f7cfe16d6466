import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DaySources } from "#domain/day-sources.ts";
import { readUser } from "#web/api/session.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { moodsQuery, stressQuery } from "#web/features/diary/check-in/api.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import { LOOK_EVERY } from "#web/features/diary/heat-map/view-model.ts";
import type { CycleStateQuery } from "./use-cycle-state.ts";

/**
 * What she logged for her days, for `dayRecords`: from the lists that home loads in any case, as a
 * query for `Loaded`. Symptoms are added where they are shown.
 */
export function useDaySources(state: CycleStateQuery) {
  const moods = useQuery(moodsQuery);
  const stress = useQuery(stressQuery);
  // Opening what is sealed in this browser keeps nothing else waiting.
  const device = useDays(readUser()?.id ?? "unknown", LOOK_EVERY)?.days;
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
