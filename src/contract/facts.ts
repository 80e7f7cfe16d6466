import type { CycleFacts, DaySigns, LoggedCycle } from "#domain/cycle-facts.ts";
import type { Cycle } from "./cycles.ts";
import type { Ovulation } from "./ovulation.ts";
import type { Profile } from "./profile.ts";

/**
 * What the science needs to know, out of what came over the wire: the same on the server and in
 * the browser. Without the signs of ovulation it rests on cycles alone.
 * @example cycleOverview(factsOf(cycles, profile, signs), today)
 */
export function factsOf(
  cycles: readonly Cycle[],
  profile: Profile | null,
  signs: readonly Ovulation[] = [],
): CycleFacts {
  return {
    cycles: cycles.map(toLoggedCycle),
    signs: signs.map(toDaySigns),
    lastPeriodDay: profile?.lastPeriodDate ?? null,
    statedLength: profile?.averageCycleLength ?? null,
    regularity: profile?.cycleRegularity ?? null,
    pcos: profile?.pcosDiagnosis ?? null,
    contraception: profile?.contraception ?? null,
    pregnancy: profile?.pregnancyStatus ?? null,
    age: profile?.age ?? null,
    hidesFertility: profile?.hidesFertility ?? false,
  };
}

const toLoggedCycle = (cycle: Cycle): LoggedCycle => ({
  startDay: cycle.startDay,
  endDay: cycle.endDay,
  isExcluded: cycle.leftOutBecause !== undefined,
  exclusionReason: cycle.leftOutBecause,
  missedLog: cycle.missedLog,
  isStartUnsure: cycle.isUnsure,
});

const toDaySigns = (entry: Ovulation): DaySigns => ({
  day: entry.date,
  temperature: entry.basalBodyTemp,
  isTemperatureExcluded: entry.disturbance !== undefined,
  mucus: entry.cervicalMucus,
  ovulationTest: entry.ovulationTest,
  isUnsure: entry.isUnsure,
});
