import { startTransition, useEffect, useMemo, useState } from "react";
import type { Cycle } from "#contract/entries/cycles.ts";
import { openCycle } from "#domain/cycles/cycle-history.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { after } from "#web/api/after.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { EVERY_LOG, RECENT_LOG_DAYS } from "#web/boot/first-questions.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { cyclesQuery } from "#web/features/cycle/overview/api.ts";
import { logsQuery } from "#web/features/diary/daily-log/api.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import {
  type CycleAnswers,
  type CycleState,
  cycleStateOf,
  earlierStateOf,
  prepareCycleState,
  prepareForecasts,
} from "./cycle-state.ts";

/** Milliseconds within which cached data arrives. */
const AT_ONCE = 50;

/** An open period needs its logs from the first day. */
function openDays(cycles: readonly Cycle[] | undefined, today: CalendarDay): number {
  const open = openCycle(cycles ?? []);
  return open === null ? 0 : Math.min(EVERY_LOG, daysBetween(open.startDay, today) + 1);
}

/** Waits for daily logs only if cached. @throws if the profile, cycles or signs fail to load */
export async function readCycleState(
  client: QueryClient,
  today: CalendarDay,
  least = RECENT_LOG_DAYS,
): Promise<void> {
  const [profile, cycles, signs] = await Promise.all([
    client.ensureQueryData(profileQuery),
    client.ensureQueryData(cyclesQuery),
    client.ensureQueryData(ovulationQuery),
    prepareForecasts(),
  ]);
  const recent = logsQuery(today, Math.max(least, openDays(cycles, today)));
  await Promise.race([client.ensureQueryData(recent), after(AT_ONCE)]).catch(() => undefined);
  const logs = client.getQueryData(recent.queryKey);
  await prepareCycleState({ cycles, profile, today, signs, logs });
}

/**
 * Doesn't wait for signs and logs: until they arrive, or if they fail, only the cycles count.
 * Earlier data stays visible if a refetch fails.
 */
export function useCycleState(today: CalendarDay, days = RECENT_LOG_DAYS) {
  const cycles = useQuery(cyclesQuery);
  const profile = useQuery(profileQuery);
  const { data: signs } = useQuery(ovulationQuery);
  const logDays = Math.max(days, openDays(cycles.data, today));
  const logs = useQuery(logsQuery(today, logDays));
  const answers = useMemo((): CycleAnswers | null => {
    if (cycles.data === undefined || profile.data === undefined) return null;
    return { cycles: cycles.data, profile: profile.data, today, signs, logs: logs.data };
  }, [cycles.data, profile.data, signs, logs.data, today]);
  const data = useStateOf(answers);
  const failed = [cycles, profile].filter(({ error, isFetching }) => error !== null && !isFetching);
  const refetch = () => {
    for (const query of failed) void query.refetch();
  };
  const error = failed[0]?.error ?? null;
  const logsFrom = addDays(today, 1 - logDays);
  return { data, error, isFetching: failed.length === 0, refetch, logs, logsFrom, today };
}

/** Computes later logs and signs in idle tasks, and returns the earlier state until then. */
function useStateOf(answers: CycleAnswers | null): CycleState | undefined {
  const [prepared, setPrepared] = useState<CycleAnswers | null>(null);
  const [data, isEarlier] = useMemo(() => {
    if (answers === null) return [undefined, false];
    const earlier = prepared === answers ? null : earlierStateOf(answers);
    return [earlier ?? cycleStateOf(answers), earlier !== null];
  }, [answers, prepared]);
  useEffect(() => {
    if (answers === null || !isEarlier) return;
    let isOver = false;
    prepareCycleState(answers).then(() => {
      if (!isOver) startTransition(() => setPrepared(answers));
    });
    return () => {
      isOver = true;
    };
  }, [answers, isEarlier]);
  return data;
}

export type CycleStateQuery = ReturnType<typeof useCycleState>;
