import { useMemo } from "react";
import type { Cycle, RevisedCycle } from "#contract/cycles.ts";
import { factsOf } from "#contract/facts.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { openCycle } from "#domain/cycle-history.ts";
import { type CycleOverview, cycleOverview } from "#domain/cycle-overview.ts";
import { after } from "#web/api/after.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { cyclesQuery } from "#web/features/cycle/overview/api.ts";
import { logsQuery } from "#web/features/diary/daily-log/api.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";

export interface CycleState {
  readonly cycles: readonly RevisedCycle[];
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
}

/** Days of daily logs that tell her bleeding: the 12 weeks and the cycle that the dashboard draws. */
const RECENT_LOG_DAYS = 92;
/** What this device keeps comes within so many milliseconds. */
const AT_ONCE = 50;
/** For pages that draw all of her cycles; the most that the server answers with. */
export const EVERY_LOG = 3660;

/** A period that goes on needs its days from the first on. */
function openDays(cycles: readonly Cycle[] | undefined, today: CalendarDay): number {
  const open = openCycle(cycles ?? []);
  return open === null ? 0 : Math.min(EVERY_LOG, daysBetween(open.startDay, today) + 1);
}

/**
 * Reads what `useCycleState` will, before a screen is there to ask. Her daily logs are not waited
 * for where they come over the line.
 * @throws what reading her cycles or signs throws
 */
export async function readCycleState(client: QueryClient, today: CalendarDay): Promise<void> {
  const [cycles] = await Promise.all([
    client.ensureQueryData(cyclesQuery),
    client.ensureQueryData(ovulationQuery),
  ]);
  const days = Math.max(RECENT_LOG_DAYS, openDays(cycles, today));
  await Promise.race([client.ensureQueryData(logsQuery(today, days)), after(AT_ONCE)]);
}

/**
 * Her cycles, profile, signs of ovulation and daily logs of the last `days`, with the one answer
 * that every screen draws from. Nothing waits for the signs and the daily logs: until they are
 * here, or should they fail, the answer rests on cycles alone. What was loaded before stays in
 * sight when a later refresh fails.
 */
export function useCycleState(today: CalendarDay, days = RECENT_LOG_DAYS) {
  const cycles = useQuery(cyclesQuery);
  const profile = useQuery(profileQuery);
  const { data: signs } = useQuery(ovulationQuery);
  const logDays = Math.max(days, openDays(cycles.data, today));
  const logs = useQuery(logsQuery(today, logDays));
  const data = useMemo((): CycleState | undefined => {
    if (cycles.data === undefined || profile.data === undefined) return undefined;
    const facts = factsOf(cycles.data, profile.data, today, signs, logs.data);
    return { cycles: cycles.data, facts, overview: cycleOverview(facts, today) };
  }, [cycles.data, profile.data, signs, logs.data, today]);
  const failed = [cycles, profile].filter(({ error, isFetching }) => error !== null && !isFetching);
  const refetch = () => {
    for (const query of failed) void query.refetch();
  };
  const error = failed[0]?.error ?? null;
  /** The first day of the daily logs. */
  const logsFrom = addDays(today, 1 - logDays);
  return { data, error, isFetching: failed.length === 0, refetch, logs, logsFrom, today };
}

/** As `Loaded` takes a query. */
export type CycleStateQuery = ReturnType<typeof useCycleState>;
