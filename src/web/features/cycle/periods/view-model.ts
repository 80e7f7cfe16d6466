import type { Cycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";

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
