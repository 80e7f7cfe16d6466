import type { CalendarDay } from "./calendar-day.ts";

/**
 * Returns the entries of the latest day; several if that day has several.
 * @example ofLatestDay([{ day: nov1 }, { day: nov3 }], ({ day }) => day) // [{ day: nov3 }]
 */
export function ofLatestDay<Entry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => CalendarDay,
): readonly Entry[] {
  const latest = entries.map(dayOf).sort().at(-1);
  return entries.filter((entry) => dayOf(entry) === latest);
}
