import type { CalendarDay } from "./calendar-day.ts";

/**
 * Returns the last stretch, of a list sorted by first day, that began on or before `day`. Binary
 * search: a linear search per day would take seconds on a long history.
 * @example latestStarted([{ startDay: july2 }, { startDay: july30 }], july29) // { startDay: july2 }
 */
export function latestStarted<Stretch extends { readonly startDay: CalendarDay }>(
  sorted: readonly Stretch[],
  day: CalendarDay,
): Stretch | undefined {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const stretch = sorted[middle];
    if (stretch !== undefined && stretch.startDay <= day) from = middle + 1;
    else to = middle;
  }
  return sorted[from - 1];
}
