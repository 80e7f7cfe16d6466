import type { Cycle, RevisedCycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { usualPeriodLength } from "#domain/cycles/cycle-statistics.ts";
import { samePeriods } from "#domain/cycles/same-period.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

/** Two starts so close together that they count as one period until she says. */
export type CloseStarts = readonly [earlier: RevisedCycle, later: RevisedCycle];

/** The starts to ask about, oldest first: of each period the first two. */
export function closeStarts(cycles: readonly RevisedCycle[]): readonly CloseStarts[] {
  return samePeriods(cycles).flatMap(([earlier, later]): CloseStarts[] =>
    earlier === undefined || later === undefined ? [] : [[earlier, later]],
  );
}

/** Those of the cycle she is in: the ones home asks about. */
export function closeStartsNow(cycles: readonly RevisedCycle[]): CloseStarts | null {
  const [earlier, later] = samePeriods(cycles).at(-1) ?? [];
  return earlier === undefined || later === undefined ? null : [earlier, later];
}

/** A start that was sent, or is to be sent; kept until the server is known to have it. */
export interface PendingStart {
  readonly id: string;
  readonly startDate: string;
  readonly day: CalendarDay;
}

/** Whether a start that seemed to fail reached the server all the same. */
export function hasArrived(pending: PendingStart | null, cycles: readonly Cycle[]): boolean {
  return pending !== null && cycles.some(({ id }) => id === pending.id);
}

/**
 * The start to send now. One that failed earlier the same day is sent again unchanged, so that the
 * server saves it once even if the first try reached it; one that did arrive is done with.
 */
export function startToSend(
  pending: PendingStart | null,
  cycles: readonly Cycle[],
  now: { readonly instant: number; readonly day: CalendarDay },
  makeId: () => string,
): PendingStart {
  const isWaiting = pending?.day === now.day && !hasArrived(pending, cycles);
  if (pending !== null && isWaiting) return pending;
  return { id: makeId(), startDate: new Date(now.instant).toISOString(), day: now.day };
}

/** Days after which "Still bleeding" is asked about again. A judgement: a week of bleeding more. */
const ANSWER_HOLDS = 7;

/** Whether she has said of an open period in the last days that she still bleeds. */
export const isStillBleeding = ({ stillBleedingOn: day }: Cycle, today: CalendarDay): boolean =>
  day !== undefined && daysBetween(day, today) < ANSWER_HOLDS;

/** What a day most often asks of her, answered in one tap. */
export type PeriodAnswer = "started" | "ended";

/**
 * The one answer that fits today: that her period started, once the range first given for it is
 * open; that it ended, once it runs past her usual length. One open for long is asked about in words.
 */
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
