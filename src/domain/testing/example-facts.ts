import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";

const NO_FACTS: CycleFacts = {
  cycles: [],
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
};

export const factsOf = (facts: Partial<CycleFacts>): CycleFacts => ({ ...NO_FACTS, ...facts });

/** Periods of five days; the last begins the current cycle. */
export function cyclesOfLengths(
  lengths: readonly number[],
  firstDay: CalendarDay = calendarDay("2026-01-05"),
): LoggedCycle[] {
  const starts = [firstDay];
  for (const length of lengths) starts.push(addDays(starts.at(-1) ?? firstDay, length));
  return starts.map((startDay) => ({ startDay, endDay: addDays(startDay, 4) }));
}
