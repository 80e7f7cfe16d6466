import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import { LONGEST_USUAL_BLEEDING } from "./care-checks.ts";
import type { LoggedCycle } from "./cycle-facts.ts";
import { SEVERE_PAIN } from "./safety-alerts.ts";

/** A pain of one day, 0–10, wherever she wrote it down. */
export interface PainNote {
  readonly date: CalendarDay;
  readonly severity: number;
}

export interface PainDays {
  /** Days with pain of 1 or more. */
  readonly days: number;
  /** Of these, the days between the first and the last day of a period. */
  readonly daysInPeriod: number;
  /** Days at 8 of 10 or more, the line of the product's own alert. */
  readonly severeDays: number;
  /** The latest of the worst days. */
  readonly worst: PainNote | null;
  readonly lastSevere: CalendarDay | null;
}

function isInPeriod(day: CalendarDay, cycles: readonly LoggedCycle[]): boolean {
  return cycles.some(({ startDay, endDay }) => {
    if (day < startDay) return false;
    if (endDay !== undefined) return day <= endDay;
    // One she never ended counts for as long as is usual.
    return daysBetween(startDay, day) < LONGEST_USUAL_BLEEDING;
  });
}

/**
 * How many days hurt, and how much. A day noted twice counts once, at its worst.
 * @example painDays([{ date: nov3, severity: 8 }], cycles) // { days: 1, daysInPeriod: 1, severeDays: 1, … }
 */
export function painDays(notes: readonly PainNote[], cycles: readonly LoggedCycle[]): PainDays {
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
    daysInPeriod: days.filter(({ date }) => isInPeriod(date, cycles)).length,
    severeDays: severe.length,
    worst: days[0] ?? null,
    lastSevere:
      severe
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null,
  };
}
