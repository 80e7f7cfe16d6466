import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import { writeDayOfMonth, writeMonth, writeMonthAndYear } from "#domain/language/write-day.ts";
import { formsIn } from "./written-forms.ts";

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
  const forms = formsIn(locale);
  const label = (day: CalendarDay) => {
    if (span > YEAR) return writeMonthAndYear(day, forms, "short");
    return span <= 4 * MONTH
      ? writeDayOfMonth(day, forms, "short")
      : writeMonth(day, forms, "short");
  };
  const fewer = span > YEAR ? [0, 1 / 2, 1] : [0, 1 / 3, 2 / 3, 1];
  const steps = span < 2 ? [0] : fewer;
  return steps.map((step) => {
    const day = addDays(first, Math.round(span * step));
    return { at: dayNumber(day), label: label(day) };
  });
}
