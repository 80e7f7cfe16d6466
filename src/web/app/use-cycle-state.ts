import { useQuery } from "@tanstack/react-query";
import type { Cycle } from "#contract/cycles.ts";
import { factsOf } from "#contract/facts.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { type CycleOverview, cycleOverview } from "#domain/cycle-overview.ts";
import { cyclesQuery } from "#web/features/cycles/api.ts";
import { profileQuery } from "#web/features/profile-settings/api.ts";

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
 * Her cycles and profile, with the one answer that every screen draws from. What was loaded before
 * stays in sight when a later refresh fails.
 */
export function useCycleState(today: CalendarDay): CycleState {
  const cycles = useQuery(cyclesQuery);
  const profile = useQuery(profileQuery);
  if (cycles.data !== undefined && profile.data !== undefined) {
    const facts = factsOf(cycles.data, profile.data);
    const overview = cycleOverview(facts, today);
    return { kind: "ready", cycles: cycles.data, facts, overview };
  }
  const failed = [cycles, profile].filter((query) => query.isError && !query.isFetching);
  const error = failed[0]?.error;
  if (!error) return { kind: "loading" };
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { kind: "failed", error, retry };
}
