import type { Cycle } from "#contract/entries/cycles.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";

/** Cycle lengths in days: long and irregular, as with PCOS; the last cycle is still running. */
const LENGTHS = [38, 52, 41, 67, 35, 44, 58, 39, 47, 71, 36, 43, 54, 40] as const;
const DAYS_INTO_THE_LAST = 26;

const FLOWS = ["moderate", "heavy", "light", "moderate"] as const;
const NOTES: Readonly<Record<number, string>> = {
  3: "Over two months since the last one.",
  9: "Longest wait so far. Asked the clinic about it.",
};

export function demoCycles(today: CalendarDay, chance: Chance): Cycle[] {
  const whole = LENGTHS.reduce((sum, length) => sum + length, 0);
  let startDay = addDays(today, -(whole + DAYS_INTO_THE_LAST));
  return [...LENGTHS, 0].map((length, index) => {
    const endDay = addDays(startDay, chance.wholeNumber(3, 6));
    const notes = NOTES[index];
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
