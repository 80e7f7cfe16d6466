import type { Cycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

/** A start that was sent or is about to be; stored until the server confirms it. */
export interface PendingStart {
  readonly id: string;
  readonly startDate: string;
  readonly day: CalendarDay;
}

export function hasArrived(pending: PendingStart | null, cycles: readonly Cycle[]): boolean {
  return pending !== null && cycles.some(({ id }) => id === pending.id);
}

/** A start that failed earlier the same day is resent unchanged, so that it is saved once. */
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
