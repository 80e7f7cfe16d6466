import type { CalendarDay } from "../days/calendar-day.ts";
import { weekdayOf } from "../days/week-and-month.ts";
import type { WrittenForms } from "./written-forms.ts";

type Width = "long" | "short";

const at = (names: readonly string[], index: number) => names[index] ?? "";
const dayOf = (day: CalendarDay) => Number(day.slice(8, 10));
const yearOf = (day: CalendarDay) => String(Number(day.slice(0, 4)));

/** @example writeMonth(calendarDay("2026-01-05"), english, "short") // "Jan" */
export function writeMonth(day: CalendarDay, forms: WrittenForms, width: Width): string {
  return at(width === "long" ? forms.months : forms.shortMonths, Number(day.slice(5, 7)) - 1);
}

/** @example writeMonthAndYear(calendarDay("2026-01-05"), swahili, "long") // "Januari 2026" */
export function writeMonthAndYear(day: CalendarDay, forms: WrittenForms, width: Width): string {
  return `${writeMonth(day, forms, width)} ${yearOf(day)}`;
}

/** @example writeDay(calendarDay("2026-01-05"), english, "short") // "Jan 5, 2026" */
export function writeDay(day: CalendarDay, forms: WrittenForms, width: Width): string {
  return forms.dayOfYear(dayOf(day), writeMonth(day, forms, width), yearOf(day));
}

/** @example writeDayOfMonth(calendarDay("2026-01-05"), hausa, "short") // "5 Jan" */
export function writeDayOfMonth(day: CalendarDay, forms: WrittenForms, width: Width): string {
  return forms.dayOfMonth(dayOf(day), writeMonth(day, forms, width));
}

/**
 * The day of the week. The narrow names are not distinct in every language.
 * @example writeWeekday(calendarDay("2026-01-05"), yoruba, "long") // "Ọjọ́ Ajé"
 */
export function writeWeekday(
  day: CalendarDay,
  forms: WrittenForms,
  width: Width | "narrow",
): string {
  const { weekdays: long, shortWeekdays: short, narrowWeekdays: narrow } = forms;
  return at({ long, short, narrow }[width], weekdayOf(day) - 1);
}

/** @example writeWeekdayAndDay(calendarDay("2026-01-05"), english) // "Monday, Jan 5" */
export function writeWeekdayAndDay(day: CalendarDay, forms: WrittenForms): string {
  const weekday = writeWeekday(day, forms, "long");
  return forms.weekdayAndDay(weekday, writeDayOfMonth(day, forms, "short"));
}
