import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { DayRange } from "../../days/day-range.ts";
import type { CycleFacts, LoggedCycle } from "../cycle-facts.ts";
import { openCycle } from "../cycle-history.ts";
import { LONGEST_COUNTED_PERIOD, LONGEST_USUAL_PERIOD } from "../norms/usual-cycle.ts";
import { periodRanges } from "./bleeding-days.ts";

export interface OpenPeriod {
  readonly cycle: LoggedCycle;
  /** The day number of today; 1 on the first day. */
  readonly day: number;
  /** Longer than the longest usual period: the user is asked whether it has ended. */
  readonly isLong: boolean;
  /** Daily logs continue it to today, so its end was not simply forgotten. */
  readonly isLoggedToToday: boolean;
  /** Drawn as unknown; `null` after 30 days, when the end was most likely forgotten. */
  readonly unlogged: DayRange | null;
}

/**
 * Returns the period that has not ended, as of today; `null` if none is open or a later one began.
 * @example openPeriod({ cycles: [{ startDay: nov1 }] }, nov25) // { day: 25, isLong: true, unlogged: { first: nov9, last: nov25 }, … }
 */
export function openPeriod(
  facts: Pick<CycleFacts, "cycles" | "flows">,
  today: CalendarDay,
): OpenPeriod | null {
  const cycle = openCycle(facts.cycles);
  if (cycle === null || facts.cycles.some(({ startDay }) => startDay > cycle.startDay)) return null;
  const day = Math.max(0, daysBetween(cycle.startDay, today)) + 1;
  const range = periodRanges(facts, today).find((each) => each.cycle === cycle);
  const first = addDays(range?.last ?? cycle.startDay, 1);
  const hasGap = first <= today && day <= LONGEST_COUNTED_PERIOD;
  return {
    cycle,
    day,
    isLong: day > LONGEST_USUAL_PERIOD,
    isLoggedToToday: first > today,
    unlogged: hasGap ? { first, last: today } : null,
  };
}
