import type { Cycle } from "#contract/entries/cycles.ts";
import type { StripCycle, VisitReport } from "#contract/visit/visit-report.ts";
import { meanToOneDecimal } from "#domain/basics/mean.ts";
import { hasPregnancyWithin } from "#domain/cycles/cycle-day.ts";
import type { LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import {
  type CompletedCycle,
  completedCycles,
  countedCycles,
  knownStartDays,
} from "#domain/cycles/cycle-history.ts";
import { averagePeriodLength, periodLengths } from "#domain/cycles/cycle-statistics.ts";
import { lengthSummary, medianOf } from "#domain/cycles/length-summary.ts";
import { averagedCycles, cyclesOutsidePregnancies } from "#domain/cycles/norms/natural-cycles.ts";
import { LONG_GAP_DAYS } from "#domain/cycles/norms/usual-cycle.ts";
import {
  bleedingWithin,
  endedPeriods,
  isBesideAPeriod,
  isSpottingOutside,
  periodRanges,
} from "#domain/cycles/periods/bleeding-days.ts";
import { samePeriods } from "#domain/cycles/periods/same-period.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { backTest } from "#domain/forecast/back-test.ts";
import { isHealing } from "#domain/life/healing.ts";
import { currentCycleEvidence, cyclesWithEvidence } from "#domain/ovulation/cycle-signs.ts";
import type { OvulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import type { Sources } from "./sources.ts";

/** Includes one that began earlier, or a cycle of 200 days would be in no report of six months. */
export function cyclesPart(sources: Sources): NonNullable<VisitReport["cycles"]> {
  const { facts, norms, today, isInPeriod } = sources;
  const averaged = averagedCycles(facts);
  const lengthsOf = (cycles: readonly LoggedCycle[]) =>
    countedCycles(cycles)
      .filter((cycle) => isLastDayIn(sources, cycle))
      .map(({ length }) => length);
  const lengths = lengthsOf(averaged);
  const periods = averaged.filter(({ startDay }) => isInPeriod(startDay));
  return {
    strip: strip(sources),
    lastStart: knownStartDays(facts).findLast((day) => day <= today) ?? null,
    counted: lengths.length,
    onHormones: lengthsOf(cyclesOutsidePregnancies(facts)).length - lengths.length,
    average: meanToOneDecimal(lengths),
    median: medianOf(lengths.toSorted((one, other) => one - other)),
    shortest: lengths.length === 0 ? null : Math.min(...lengths),
    longest: lengths.length === 0 ? null : Math.max(...lengths),
    averageBleeding: averagePeriodLength(periods),
    lengths: lengthSummary(lengths),
    bleedingLengths: lengthSummary(periodLengths(periods)),
    norms,
  };
}

const isLastDayIn = (
  { isInPeriod }: Pick<Sources, "isInPeriod">,
  { startDay, length }: CompletedCycle,
) => isInPeriod(addDays(startDay, length - 1));

function strip(sources: Sources): StripCycle[] {
  const { cycles, facts, forecast, today } = sources;
  const lengths = new Map(
    completedCycles(facts.cycles).map(({ startDay, length }) => [startDay, length]),
  );
  const ended = new Set(endedPeriods(facts.cycles).map(({ cycle }) => cycle.startDay));
  const ranges = periodRanges(facts, today);
  const partsOf = new Map(samePeriods(cycles).map((parts) => [parts[0]?.startDay, parts]));
  const ovulationDayOf = ovulationDays(sources);
  return facts.cycles
    .filter(({ startDay }) => {
      const length = lengths.get(startDay);
      if (length !== undefined) return isLastDayIn(sources, { startDay, length });
      // A pregnancy or a stage without periods ended the open cycle.
      const isOver = forecast.kind === "paused" && daysBetween(startDay, today) >= LONG_GAP_DAYS;
      return !isOver && !hasPregnancyWithin(facts.stages, startDay, today);
    })
    .map((cycle) => {
      const { startDay } = cycle;
      const length = lengths.get(startDay) ?? null;
      const parts = partsOf.get(startDay) ?? [];
      const bled = bleedingOf(sources, startDay, length);
      const bledOn = bled
        .filter(([, day]) => !isSpottingOutside(day))
        .map(([day]) => daysBetween(startDay, day) + 1);
      return {
        startDay,
        length,
        bleedingDays: ended.has(startDay) ? bledOn.length : null,
        bledOn,
        flow: cycle.flow ?? null,
        hasSpotting:
          parts.some(hasSpotting) ||
          bled.some(([day, each]) => isSpottingOutside(each) && !isBesideAPeriod(ranges, day)),
        isJoined: parts.length > 1,
        ...(cycle.isTold && { isTold: true }),
        isUnsure: cycle.isStartUnsure === true,
        isLeftOut: cycle.isExcluded === true,
        ovulationDay: ovulationDayOf.get(startDay) ?? null,
      };
    });
}

const hasSpotting = ({ intermenstrualSpotting }: Cycle) => intermenstrualSpotting === true;

function bleedingOf({ bleeding, today }: Sources, first: CalendarDay, length: number | null) {
  const last = length === null ? today : addDays(first, length - 1);
  return [...bleedingWithin(bleeding, { first, last })];
}

function ovulationDays({ facts, today, forecast }: Sources): Map<CalendarDay, CalendarDay> {
  const ovulationDayOf = new Map<CalendarDay, CalendarDay>();
  if (facts.hidesFertility) return ovulationDayOf;
  const note = (startDay: CalendarDay, evidence: OvulationEvidence | null) => {
    if (evidence?.status !== "confirmed" || evidence.ovulationDay === null) return;
    ovulationDayOf.set(startDay, addDays(startDay, evidence.ovulationDay - 1));
  };
  for (const { startDay, evidence } of cyclesWithEvidence(facts)) note(startDay, evidence);
  if (forecast.kind === "forecast") {
    note(forecast.cycleStart, currentCycleEvidence(facts, today));
  }
  return ovulationDayOf;
}

export function forecastPart({
  forecast,
  phase,
  facts,
}: Pick<Sources, "forecast" | "phase" | "facts">): NonNullable<VisitReport["forecast"]> {
  if (forecast.kind !== "forecast") return forecast;
  const { cycleStart, isLogLapsed } = forecast;
  if (isLogLapsed) return { kind: "log-lapsed", cycleStart };
  return {
    kind: "forecast",
    cycleStart,
    likelyDay: forecast.expectedDay,
    likely80: forecast.likely80,
    confidence: forecast.confidence,
    isWide: forecast.isWide,
    isLate: forecast.isLate,
    completedCycles: forecast.completedCycles,
    backTest: backTest(facts),
    phase:
      phase.kind === "phase"
        ? { phase: phase.phase, probability: phase.probability, isSure: phase.isSure }
        : null,
  };
}

export function bleedingPart(sources: Sources): NonNullable<VisitReport["bleeding"]> {
  const { pcosLogs, facts, bleeding, isInPeriod } = sources;
  const periods = facts.cycles.filter(({ startDay }) => isInPeriod(startDay));
  const lengths = endedPeriods(periods).map(({ length }) => length);
  const healingDays = [...bleeding].filter(
    ([day, { isPeriod }]) => !isPeriod && isInPeriod(day) && isHealing(facts.stages ?? [], day),
  ).length;
  return {
    ...(healingDays > 0 && { healingDays }),
    periods: periods.length,
    heavyPeriods: periods.filter(({ flow }) => flow === "heavy").length,
    longest: lengths.length === 0 ? null : Math.max(...lengths),
    heavyDays: pcosLogs.filter(({ period_flow }) => period_flow === "heavy").length,
    cyclesWithSpotting: strip(sources).filter(
      (cycle) => cycle.hasSpotting && isInPeriod(cycle.startDay),
    ).length,
  };
}
