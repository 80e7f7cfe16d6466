import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Period } from "./periods.ts";

/** Days of spotting outside every period, in order. */
export function spottingApart(
  periods: readonly Period[],
  spotting: ReadonlySet<CalendarDay>,
): CalendarDay[] {
  const inOrNear = new Set(periods.flatMap(daysAround));
  return [...spotting].filter((day) => !inOrNear.has(day)).toSorted();
}

/** Spotting belongs to the cycle it lies in and starts none. */
export function cyclesOf(periods: readonly Period[], apart: readonly CalendarDay[]) {
  let place = 0;
  return periods.map(({ startDay, endDay, endIsUnknown, flow }, cycle) => {
    const next = periods[cycle + 1]?.startDay;
    while ((apart[place] ?? startDay) < startDay) place += 1;
    const spotted = apart[place];
    const hasSpotting = spotted !== undefined && (next === undefined || spotted < next);
    return {
      startDate: startDay,
      startDay,
      ...(endDay !== undefined && { endDate: endDay, endDay }),
      ...(endIsUnknown && { endIsUnknown }),
      ...(flow !== undefined && { flow }),
      ...(hasSpotting && { intermenstrualSpotting: true }),
    };
  });
}

/** The days of a period plus the day before and after. */
function daysAround({ startDay, endDay = startDay }: Period): CalendarDay[] {
  const days = daysBetween(startDay, endDay) + 3;
  return Array.from({ length: days }, (_, place) => addDays(startDay, place - 1));
}
