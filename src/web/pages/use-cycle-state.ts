import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Cycle } from "#contract/cycles.ts";
import { factsOf } from "#contract/facts.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { type CycleOverview, cycleOverview } from "#domain/cycle-overview.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { cyclesQuery } from "#web/features/cycle/overview/api.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";

export type CycleState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void }
  | {
      readonly kind: "ready";
      readonly cycles: readonly Cycle[];
      readonly facts: CycleFacts;
      readonly overview: CycleOverview;
    };

/**
 * Her cycles, profile and signs of ovulation, with the one answer that every screen draws from.
 * Nothing waits for the signs: until they are here, or should they fail, the answer rests on
 * cycles alone. What was loaded before stays in sight when a later refresh fails.
 */
export function useCycleState(today: CalendarDay): CycleState {
  const cycles = useQuery(cyclesQuery);
  const profile = useQuery(profileQuery);
  const { data: signs } = useQuery(ovulationQuery);
  const ready = useMemo((): CycleState | null => {
    if (cycles.data === undefined || profile.data === undefined) return null;
    const facts = factsOf(cycles.data, profile.data, signs);
    return { kind: "ready", cycles: cycles.data, facts, overview: cycleOverview(facts, today) };
  }, [cycles.data, profile.data, signs, today]);
  if (ready !== null) return ready;

  const failed = [cycles, profile].filter((query) => query.isError && !query.isFetching);
  const error = failed[0]?.error;
  if (!error) return { kind: "loading" };
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { kind: "failed", error, retry };
}
