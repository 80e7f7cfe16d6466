import type { Cycle, RevisedCycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { usualPeriodLength } from "#domain/cycles/cycle-statistics.ts";
import { samePeriods } from "#domain/cycles/periods/same-period.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

export type CloseStarts = readonly [earlier: RevisedCycle, later: RevisedCycle];

/** Returns the pairs to ask about, oldest first: the first two starts of each period. */
export function closeStarts(cycles: readonly RevisedCycle[]): readonly CloseStarts[] {
  return samePeriods(cycles).flatMap(([earlier, later]): CloseStarts[] =>
    earlier === undefined || later === undefined ? [] : [[earlier, later]],
  );
}

export function closeStartsNow(cycles: readonly RevisedCycle[]): CloseStarts | null {
  const [earlier, later] = samePeriods(cycles).at(-1) ?? [];
  return earlier === undefined || later === undefined ? null : [earlier, later];
}

/** Days after which "Still bleeding" is asked again. Judgement: another week of bleeding. */
const ANSWER_HOLDS = 7;

export const isStillBleeding = ({ stillBleedingOn: day }: Cycle, today: CalendarDay): boolean =>
  day !== undefined && daysBetween(day, today) < ANSWER_HOLDS;

export type PeriodAnswer = "started" | "ended";

/** Started from the predicted range's first day; ended once the period is longer than usual. */
export function fittingAnswer(
  { openPeriod, forecast }: CycleOverview,
  { cycles, statedPeriodLength }: CycleFacts,
  today: CalendarDay,
): PeriodAnswer | null {
  if (openPeriod !== null) {
    const { day, isLong } = openPeriod;
    return !isLong && day > usualPeriodLength(cycles, statedPeriodLength) ? "ended" : null;
  }
  const dated = forecastWithDays(forecast);
  return dated !== null && today >= dated.expected80.first ? "started" : null;
}
