import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";

/** The age of a pregnancy, counted from the first day of the last period. */
export interface Gestation {
  readonly weeks: number;
  /** 0 to 6, beyond the completed weeks. */
  readonly days: number;
  readonly trimester: 1 | 2 | 3;
  readonly dueDay: CalendarDay;
  /** The weeks of the next routine check and its day; `null` after the last. */
  readonly nextCheck: { readonly weeks: number; readonly day: CalendarDay } | null;
  /** Longer than any pregnancy: its end was probably not entered. */
  readonly isOver: boolean;
}

/** From the first day of the last period to the due date (Naegele's rule). */
export const TERM_DAYS = 280;

/** The second trimester begins at 14 weeks, the third at 28 (ACOG, How your fetus grows). */
const TRIMESTERS = { second: 14, third: 28 } as const;

/**
 * The weeks of the eight antenatal contacts (WHO recommendations on antenatal care, 2016). South
 * Africa's clinics adopted them in 2017 (Hlongwane et al. 2021, PMC7941100).
 */
const CHECKS_AT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;

/**
 * Returns the days of the eight routine checks of a pregnancy.
 * @example routineChecks(calendarDay("2026-09-01"))[0] // { weeks: 12, day: "2026-11-24" }
 */
export const routineChecks = (from: CalendarDay) =>
  CHECKS_AT_WEEKS.map((weeks) => ({ weeks, day: addDays(from, 7 * weeks) }));

/** By judgement: birth is induced before the end of week 42. */
const LONGEST_WEEKS = 43;

/**
 * Returns the age of a pregnancy on a day. `from` is the first day of the last period.
 * @example gestationOn(calendarDay("2026-09-01"), calendarDay("2026-11-27")) // { weeks: 12, days: 3, trimester: 1, … }
 */
export function gestationOn(from: CalendarDay, day: CalendarDay): Gestation {
  const age = Math.max(0, daysBetween(from, day));
  const weeks = Math.floor(age / 7);
  const next = CHECKS_AT_WEEKS.find((check) => 7 * check >= age);
  const { second, third } = TRIMESTERS;
  return {
    weeks,
    days: age % 7,
    trimester: weeks < second ? 1 : weeks < third ? 2 : 3,
    dueDay: addDays(from, TERM_DAYS),
    nextCheck: next === undefined ? null : { weeks: next, day: addDays(from, 7 * next) },
    isOver: weeks >= LONGEST_WEEKS,
  };
}
