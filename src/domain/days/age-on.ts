import type { CalendarDay } from "./calendar-day.ts";

interface StatedAge {
  /** Years, as she gave them. */
  readonly age: number | null;
  /** The day she gave them; `null` for an age without one, which then stays as it is. */
  readonly ageToldOn?: CalendarDay | null | undefined;
}

const monthAndDay = (day: CalendarDay) => day.slice(5);
const year = (day: CalendarDay) => Number(day.slice(0, 4));

/**
 * Her age on a day, in whole years; `null` when she gave none. Her birthday is not asked, so she is
 * a year older with each year since the day she gave her age: right on that date, else at most a
 * year too young and never too old.
 * @example ageOn({ age: 17, ageToldOn: calendarDay("2025-11-20") }, calendarDay("2026-11-20")) // 18
 */
export function ageOn({ age, ageToldOn }: StatedAge, today: CalendarDay): number | null {
  if (age === null) return null;
  if (ageToldOn === null || ageToldOn === undefined || today <= ageToldOn) return age;
  const isBeforeDate = monthAndDay(today) < monthAndDay(ageToldOn);
  return age + year(today) - year(ageToldOn) - (isBeforeDate ? 1 : 0);
}
