import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { Cycle } from "./cycles.ts";
import type { Profile } from "./profile.ts";

/**
 * What the science needs to know, out of what came over the wire: the same on the server and in
 * the browser.
 * @example cycleOverview(factsOf(cycles, profile), today)
 */
export function factsOf(cycles: readonly Cycle[], profile: Profile | null): CycleFacts {
  return {
    cycles,
    lastPeriodDay: profile?.lastPeriodDate ?? null,
    statedLength: profile?.averageCycleLength ?? null,
    regularity: profile?.cycleRegularity ?? null,
    pcos: profile?.pcosDiagnosis ?? null,
    contraception: profile?.contraception ?? null,
    pregnancy: profile?.pregnancyStatus ?? null,
  };
}
