import type { CycleFacts, DayFlow, DaySigns, LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import { cyclesOutsidePregnancies } from "#domain/cycles/norms/natural-cycles.ts";
import { joinedPeriods, withStatedPeriod } from "#domain/cycles/periods/same-period.ts";
import { lastMucus } from "#domain/day/day-mucus.ts";
import { ageOn } from "#domain/days/age-on.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { likelyChanges } from "#domain/lengths/lapses/likely-changes.ts";
import { type LifeStage, stageOn } from "#domain/life/life-stage.ts";
import type { Profile } from "../account/profile.ts";
import { methodInProfile, ongoing } from "../entries/current-answers.ts";
import type { Cycle } from "../entries/cycles.ts";
import type { DailyLog } from "../entries/daily-log.ts";
import type { Ovulation } from "../entries/ovulation.ts";

/**
 * Converts API entries to the domain's facts, on both server and browser. Starts fewer than 10 days
 * apart are one. Mucus is the sign's or the daily log's, whichever was saved last.
 */
export function factsOf(
  cycles: readonly Cycle[],
  profile: Profile | null,
  today: CalendarDay,
  signs: readonly SignEntry[] = [],
  logs: readonly DayLog[] = [],
): CycleFacts {
  const stages = factsOfStages(profile, today);
  const logged = joinedPeriods(cycles.map(toLoggedCycle));
  const periods = withStatedPeriod(logged, profile?.lastPeriodDate ?? null);
  const changes = likelyChanges({ ...stages, cycles: periods });
  return {
    cycles: cyclesOutsidePregnancies({ ...stages, cycles: periods }),
    ...(changes.length > 0 && { likelyChanges: changes }),
    signs: daySigns(signs, logs),
    flows: dayFlows(logs),
    statedLength: profile?.averageCycleLength ?? null,
    ...statedRange(profile),
    statedPeriodLength: profile?.setup?.periodLength ?? null,
    regularity: profile?.cycleRegularity ?? null,
    pcos: profile?.pcosDiagnosis ?? null,
    ...stages,
    age: profile && ageOn(profile, today),
    hidesFertility: profile?.hidesFertility ?? false,
  };
}

function statedRange(profile: Profile | null): Pick<CycleFacts, "statedRange"> {
  const { shortestCycleLength = null, longestCycleLength = null } = profile ?? {};
  const range = [shortestCycleLength, longestCycleLength].filter((length) => length !== null);
  return range.length > 0 ? { statedRange: range } : {};
}

/**
 * Returns pregnancies, methods and breastfeeding, including those only the profile names.
 * @example stagesOf({ ...profile, pregnancyStatus: "pregnant" }, today) // [{ kind: "pregnancy", toldOn: today }]
 */
export const stagesOf = (profile: Profile | null, today: CalendarDay): readonly LifeStage[] =>
  factsOfStages(profile, today).stages ?? [];

type StageFacts = Pick<
  CycleFacts,
  "contraception" | "iud" | "pregnancy" | "isBreastfeeding" | "stages"
>;

/** The stages in effect today; an answer only in the profile extends back indefinitely. */
function factsOfStages(profile: Profile | null, today: CalendarDay): StageFacts {
  const { contraception = null, pregnancyStatus = null, lifeStages = [] } = profile ?? {};
  const stages: LifeStage[] = [...lifeStages];
  if (!isOngoing(stages, "contraception") && contraception !== null && contraception !== "none") {
    stages.push({ kind: "contraception", method: contraception });
  }
  if (!isOngoing(stages, "pregnancy") && pregnancyStatus === "pregnant") {
    stages.push({ kind: "pregnancy", toldOn: today });
  }
  const use = stageOn(stages, "contraception", today);
  return {
    contraception: use?.method === undefined ? contraception : methodInProfile(use.method),
    ...(use?.iud && { iud: use.iud }),
    pregnancy: pregnancyStatus,
    ...(stageOn(stages, "breastfeeding", today) && { isBreastfeeding: true }),
    ...(stages.length > 0 && { stages }),
  };
}

const isOngoing = (stages: readonly LifeStage[], kind: LifeStage["kind"]) =>
  ongoing(stages, kind) !== undefined;

type FlowLog = Pick<DailyLog, "date" | "period_flow">;
/** With the revision, if the order of saves is known. */
type DayLog = FlowLog &
  Pick<DailyLog, "cervical_mucus"> & { readonly revision?: number | undefined };
type SignEntry = Ovulation & { readonly revision?: number | undefined };

/**
 * Returns the bleeding of daily logs, for `bleedingDays`; days without an answer are skipped.
 * @example dayFlows([{ date: "2026-11-20", period_flow: "light" }]) // [{ day: "2026-11-20", flow: "light" }]
 */
export function dayFlows(logs: readonly FlowLog[]): DayFlow[] {
  return logs.flatMap(({ date, period_flow }) =>
    period_flow === undefined ? [] : [{ day: date, flow: period_flow }],
  );
}

const toLoggedCycle = (cycle: Cycle): LoggedCycle => ({
  startDay: cycle.startDay,
  endDay: cycle.endDay,
  isEndUnknown: cycle.endIsUnknown,
  flow: cycle.flow,
  isExcluded: cycle.leftOutBecause !== undefined,
  exclusionReason: cycle.leftOutBecause,
  missedLog: cycle.missedLog,
  isStartUnsure: cycle.isUnsure,
  isSeparate: cycle.isSeparate,
  hasSpottingBetween: cycle.intermenstrualSpotting,
});

function daySigns(entries: readonly SignEntry[], logs: readonly DayLog[]): DaySigns[] {
  const logsWithMucus = logs.filter(({ cervical_mucus }) => cervical_mucus !== undefined);
  const logOf = new Map(logsWithMucus.map((log) => [log.date, log]));
  const days = new Set(entries.map(({ date }) => date));
  return [
    ...entries.map((entry) => toDaySigns(entry, logOf.get(entry.date))),
    ...logsWithMucus
      .filter(({ date }) => !days.has(date))
      .map((log) => ({ day: log.date, mucus: lastMucus(undefined, log) })),
  ];
}

const toDaySigns = (entry: SignEntry, log: DayLog | undefined): DaySigns => ({
  day: entry.date,
  temperature: entry.basalBodyTemp,
  isTemperatureExcluded: entry.disturbance !== undefined,
  mucus: lastMucus(entry, log),
  ovulationTest: entry.ovulationTest,
  wearable: entry.ovulationByWearable,
  isUnsure: entry.isUnsure,
});
