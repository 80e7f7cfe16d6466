import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { forecastWithDays } from "../forecast/forecast-period.ts";
import type { CycleOverview } from "../phase/cycle-overview.ts";
import { BEFORE } from "./premenstrual-timing.ts";

/**
 * From today on: from a week before the first likely day to the day before the last. `null` without
 * predicted ovulation, for a range too wide to name days, or if no day is left.
 * @example premenstrualWeek(overview, today) // { first: dec5, last: dec17 }
 */
export function premenstrualWeek(
  { forecast, phase }: Pick<CycleOverview, "forecast" | "phase">,
  today: CalendarDay,
): DayRange | null {
  const dated = forecastWithDays(forecast);
  if (dated === null || dated.isWide || phase.kind !== "phase") return null;
  const first = addDays(dated.likely80.first, BEFORE.first);
  const last = addDays(dated.likely80.last, BEFORE.last);
  if (last < today) return null;
  return { first: first < today ? today : first, last };
}
