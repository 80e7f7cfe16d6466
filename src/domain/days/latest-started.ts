import type { CalendarDay } from "./calendar-day.ts";

/**
 * Of stretches sorted by their first day, the last that began on `day` or before it. By halves:
 * looking each day up in each cycle would take a long history seconds.
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
