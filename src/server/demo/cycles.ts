import type { Cycle } from "#contract/entries/cycles.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";
import type { DemoWoman } from "./women.ts";

const FLOWS = ["moderate", "heavy", "light", "moderate"] as const;

export function demoCycles(
  { cycleLengths, daysIntoLast, cycleNotes }: DemoWoman,
  today: CalendarDay,
  chance: Chance,
): Cycle[] {
  const whole = cycleLengths.reduce((sum, length) => sum + length, 0);
  let startDay = addDays(today, -(whole + daysIntoLast));
  return [...cycleLengths, 0].map((length, index) => {
    const endDay = addDays(startDay, chance.wholeNumber(3, 6));
    const notes = cycleNotes[index];
    const cycle: Cycle = {
      id: chance.uuid(),
      startDate: startDay,
      startDay,
      endDate: endDay,
      endDay,
      flow: FLOWS[index % FLOWS.length] ?? "moderate",
      intermenstrualSpotting: chance.happens(0.2),
      ...(notes && { notes }),
    };
    startDay = addDays(startDay, length);
    return cycle;
  });
}
