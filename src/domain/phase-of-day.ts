import { believableCycles } from "./believable-cycles.ts";
import { endedPeriods } from "./bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { cyclePosition, runningPeriodLength } from "./cycle-overview.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import { LONGEST_AVERAGED_CYCLE, usualPeriodLength } from "./cycle-statistics.ts";
import { latestStarted } from "./latest-started.ts";

/** A stretch of days with the bands of one cycle; `lastDay` is included. */
interface BandedCycle {
  readonly startDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly expectedLength: number;
  readonly periodLength: number;
}

function currentCycle(facts: CycleFacts, today: CalendarDay): BandedCycle[] {
  const position = cyclePosition(facts, today);
  if (position.kind === "rough-guess" || facts.pregnancy === "pregnant") return [];
  const { cycleStart: startDay, expectedLength } = position;
  const periodLength = runningPeriodLength(facts, today);
  // A cycle still open after more days has more likely gone unlogged; no average takes it in either.
  const lastDay = addDays(startDay, LONGEST_AVERAGED_CYCLE - 1);
  return [{ startDay, lastDay, expectedLength, periodLength }];
}

/**
 * A function that names the phase of a past day, by the same bands as the overview: of a completed
 * cycle with the length it turned out to have and the bleeding she logged; of the current cycle
 * exactly as the overview has it. `null` for days of no known cycle: before the first, in a gap of
 * the log, in a pregnancy. An estimate from the calendar; it observes no ovulation.
 * @example phaseOfDay(facts, today)(calendarDay("2026-11-03")) // "luteal"
 */
export function phaseOfDay(
  facts: CycleFacts,
  today: CalendarDay,
): (day: CalendarDay) => Phase | null {
  const usual = usualPeriodLength(facts.cycles);
  const periodLengths = new Map(
    endedPeriods(facts.cycles).map(({ cycle, length }) => [cycle.startDay, length]),
  );
  const completed = believableCycles(facts.cycles).map(({ startDay, length }) => ({
    startDay,
    lastDay: addDays(startDay, length - 1),
    expectedLength: length,
    periodLength: periodLengths.get(startDay) ?? usual,
  }));
  // Sorted, and none overlaps another: a completed cycle ends where the next begins.
  const banded: BandedCycle[] = [...completed, ...currentCycle(facts, today)];
  return (day) => {
    const cycle = latestStarted(banded, day);
    if (cycle === undefined || day > cycle.lastDay) return null;
    return phaseOfCycleDay({ ...cycle, cycleDay: daysBetween(cycle.startDay, day) + 1 });
  };
}
