import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";

const EPOCH = "2000-01-01" as CalendarDay;

/** A day as a number, for charts: how many days it lies after 1 January 2000. */
export function dayNumber(day: CalendarDay): number {
  return daysBetween(EPOCH, day);
}

interface TimeTick {
  readonly at: number;
  readonly label: string;
}

const MONTH = 31;
const YEAR = 366;

/**
 * Days to write under a chart, evenly spread and few enough for a phone: with the year where it
 * spans more than one, else month and day.
 * @example timeTicks(calendarDay("2026-09-01"), calendarDay("2026-11-20"), "en")
 */
export function timeTicks(first: CalendarDay, last: CalendarDay, locale: string): TimeTick[] {
  const span = daysBetween(first, last);
  const format = new Intl.DateTimeFormat(locale, {
    month: "short",
    ...(span > YEAR ? { year: "numeric" } : {}),
    ...(span <= 4 * MONTH ? { day: "numeric" } : {}),
    timeZone: "UTC",
  });
  const fewer = span > YEAR ? [0, 1 / 2, 1] : [0, 1 / 3, 2 / 3, 1];
  const steps = span < 2 ? [0] : fewer;
  return steps.map((step) => {
    const day = addDays(first, Math.round(span * step));
    return { at: dayNumber(day), label: format.format(new Date(`${day}T00:00:00Z`)) };
  });
}
