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

/** Completed cycles of these lengths with five-day periods, and the start of the current one. */
export function cyclesOfLengths(
  lengths: readonly number[],
  firstDay: CalendarDay = calendarDay("2026-01-05"),
): LoggedCycle[] {
  const starts = [firstDay];
  for (const length of lengths) starts.push(addDays(starts.at(-1) ?? firstDay, length));
  return starts.map((startDay) => ({ startDay, endDay: addDays(startDay, 4) }));
}
