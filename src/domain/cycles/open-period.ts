import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { periodRanges } from "./bleeding-days.ts";
import type { CycleFacts, DayRange, LoggedCycle } from "./cycle-facts.ts";
import { openCycle } from "./cycle-history.ts";
import { LONGEST_COUNTED_PERIOD, LONGEST_USUAL_PERIOD } from "./usual-cycle.ts";

/** A period without an end, counted to today. */
export interface OpenPeriod {
  readonly cycle: LoggedCycle;
  /** Its days up to today, both counted: 1 on the first. */
  readonly day: number;
  /** Past the longest usual period: she is asked whether it has ended, and it is flagged. */
  readonly isLong: boolean;
  /** Her daily logs keep it going to today: it is bleeding, not an end that was forgotten. */
  readonly isLoggedToToday: boolean;
  /**
   * Its days that nothing she logged speaks of. They are drawn as open, not as bled. `null` where
   * there are none, and after 30 days: by then the end has more likely been forgotten.
   */
  readonly unlogged: DayRange | null;
}

/**
 * The period that has not ended, as of today; `null` when none is open, or a later one began.
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
    ...{ cycle, day },
    isLong: day > LONGEST_USUAL_PERIOD,
    isLoggedToToday: first > today,
    unlogged: hasGap ? { first, last: today } : null,
  };
}
