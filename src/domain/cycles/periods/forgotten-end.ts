import type { CalendarDay } from "../../days/calendar-day.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { periodRanges } from "./bleeding-days.ts";
import { openPeriod } from "./open-period.ts";

/**
 * Returns the last day to save for an open period whose end was forgotten: its 8th, or the last day
 * with a logged flow. `null` if no period is open, or it is not long yet, or is logged to today.
 * @example forgottenEnd({ cycles: [{ startDay: nov1 }] }, nov25) // nov8
 */
export function forgottenEnd(
  facts: Pick<CycleFacts, "cycles" | "flows">,
  today: CalendarDay,
): CalendarDay | null {
  const open = openPeriod(facts, today);
  if (!open?.isLong || open.isLoggedToToday) return null;
  return periodRanges(facts, today).find(({ cycle }) => cycle === open.cycle)?.last ?? null;
}
