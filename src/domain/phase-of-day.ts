import { believableCycles } from "./believable-cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { type Phase, phaseOfCycleDay } from "./cycle-phase.ts";
import { averagePeriodLength } from "./cycle-statistics.ts";

/** A stretch of days with the bands of one cycle; `lastDay` is included. */
interface BandedCycle {
  readonly startDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly expectedLength: number;
  readonly periodLength: number;
}

/** Days of bleeding where she never logged an end, as the overview has them. */
const DEFAULT_PERIOD_LENGTH = 5;
const LONGEST_USUAL_PERIOD = 8;
/** A cycle still open after more days has more likely gone unlogged; no average takes it in either. */
const LONGEST_PLACED_CYCLE = 90;

/** Days she bled by her own log; `null` while, or for ever, without an end. */
function loggedBleeding(cycles: readonly LoggedCycle[], startDay: CalendarDay): number | null {
  const ended = cycles.find((cycle) => cycle.startDay === startDay && cycle.endDay !== undefined);
  return ended?.endDay === undefined ? null : daysBetween(startDay, ended.endDay) + 1;
}

function currentCycle(facts: CycleFacts, today: CalendarDay): BandedCycle[] {
  const { position, openCycle } = cycleOverview(facts, today);
  if (position.kind === "rough-guess" || facts.pregnancy === "pregnant") return [];
  const { cycleStart: startDay, expectedLength } = position;
  const usual = Math.round(averagePeriodLength(facts.cycles) ?? DEFAULT_PERIOD_LENGTH);
  const isBleeding = openCycle?.startDay === startDay;
  const periodLength = isBleeding ? Math.max(usual, LONGEST_USUAL_PERIOD) : usual;
  const lastDay = addDays(startDay, LONGEST_PLACED_CYCLE - 1);
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
  const usual = Math.round(averagePeriodLength(facts.cycles) ?? DEFAULT_PERIOD_LENGTH);
  const completed = believableCycles(facts.cycles).map(({ startDay, length }) => ({
    startDay,
    lastDay: addDays(startDay, length - 1),
    expectedLength: length,
    periodLength: loggedBleeding(facts.cycles, startDay) ?? usual,
  }));
  const banded: BandedCycle[] = [...completed, ...currentCycle(facts, today)];
  return (day) => {
    const cycle = banded.find(({ startDay, lastDay }) => day >= startDay && day <= lastDay);
    if (cycle === undefined) return null;
    return phaseOfCycleDay({ ...cycle, cycleDay: daysBetween(cycle.startDay, day) + 1 });
  };
}
