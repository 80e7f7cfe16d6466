import type { CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";

/** Of 10; the threshold of the product's own alert. */
export const SEVERE_PAIN = 8;

/** A pain of one day, 0–10, from any entry. */
export interface PainNote {
  readonly date: CalendarDay;
  readonly severity: number;
}

export interface PainDays {
  /** Days with pain of 1 or more. */
  readonly days: number;
  readonly daysInPeriod: number;
  /** Days at 8 of 10 or more. */
  readonly severeDays: number;
  readonly worst: PainNote | null;
  readonly lastSevere: CalendarDay | null;
}

/**
 * Counts days with pain, inside and outside of `periods`; a day noted twice at its worst.
 * @example painDays([{ date: nov3, severity: 8 }], periodRanges(facts, today)) // { days: 1, daysInPeriod: 1, severeDays: 1, … }
 */
export function painDays(notes: readonly PainNote[], periods: readonly DayRange[]): PainDays {
  const isInPeriod = (day: CalendarDay) =>
    periods.some(({ first, last }) => day >= first && day <= last);
  const worstOf = new Map<CalendarDay, number>();
  for (const { date, severity } of notes) {
    if (severity > 0) worstOf.set(date, Math.max(severity, worstOf.get(date) ?? 0));
  }
  const days = [...worstOf]
    .map(([date, severity]) => ({ date, severity }))
    .sort((one, other) => other.severity - one.severity || other.date.localeCompare(one.date));
  const severe = days.filter(({ severity }) => severity >= SEVERE_PAIN);
  return {
    days: days.length,
    daysInPeriod: days.filter(({ date }) => isInPeriod(date)).length,
    severeDays: severe.length,
    worst: days[0] ?? null,
    lastSevere:
      severe
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null,
  };
}
