import type { CalendarDay } from "./calendar-day.ts";

interface StatedAge {
  readonly age: number | null;
  /** The day the age was stated; `null` if unknown, and the age then stays constant. */
  readonly ageToldOn?: CalendarDay | null | undefined;
}

const monthAndDay = (day: CalendarDay) => day.slice(5);
const year = (day: CalendarDay) => Number(day.slice(0, 4));

/**
 * Whole years. The birthday is not stored: the age increases on each anniversary of the day it was
 * stated, so it is at most a year too low and never too high.
 * @example ageOn({ age: 17, ageToldOn: calendarDay("2025-11-20") }, calendarDay("2026-11-20")) // 18
 */
export function ageOn({ age, ageToldOn }: StatedAge, today: CalendarDay): number | null {
  if (age === null) return null;
  if (ageToldOn === null || ageToldOn === undefined || today <= ageToldOn) return age;
  const isBeforeDate = monthAndDay(today) < monthAndDay(ageToldOn);
  return age + year(today) - year(ageToldOn) - (isBeforeDate ? 1 : 0);
}
