import {
  addDays,
  type CalendarDay,
  calendarDay,
  isCalendarDay,
} from "#domain/days/calendar-day.ts";
import { monthNamed } from "./month-names.ts";

/** Order of day, month and year: 05/01/2026 is in January or in May. */
export const dateOrders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Nothing, a time or a weekday may follow; anything else, such as a second day, doesn't match. */
const END = String.raw`(?:$|T\d|[ ,]+(?:\d{1,2}:\d{2}|\p{L}+\.?$))`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?${END}`, "u");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${END}`, "u");
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** 5 Jan 2026, 5. Januar 26, Mon, 5-Jan-2026. */
const DAY_NAMED = new RegExp(
  String.raw`^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\p{L}{3,12})[-/., ]{1,2}(\d{4}|\d{2})${END}`,
  "u",
);
/** Jan 5, 2026, Monday, January 5th 2026. */
const MONTH_NAMED = new RegExp(
  String.raw`^(?:\p{L}+\.?,? )?(\p{L}{3,12})[-/., ]{1,2}(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\d{4}|\d{2})${END}`,
  "u",
);
/** A spreadsheet's serial day: days since 30 December 1899, here from 1950 to 2149. */
const SERIAL = /^(\d{5})(?:[.,]0*)?$/;
const SERIAL_FROM = 18_264;
const SERIAL_ZERO = calendarDay("1899-12-30");
/** Midnight UTC in milliseconds, as Samsung Health writes days; here from 2001. */
const MIDNIGHT = /^(\d{13})$/;
/** Two-digit years from here on are in the last century. */
const LAST_CENTURY = 50;

function dayOf(year: string, month: string, day: string): CalendarDay | null {
  const century = Number(year) >= LAST_CENTURY ? "19" : "20";
  const whole = year.length === 2 ? century + year : year;
  const text = [whole, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isCalendarDay(text) ? text : null;
}

/** A day that is unambiguous; `null` for any other. */
function clearDay(date: string): CalendarDay | null {
  const [, serial] = SERIAL.exec(date) ?? [];
  if (serial !== undefined) {
    return Number(serial) >= SERIAL_FROM ? addDays(SERIAL_ZERO, Number(serial)) : null;
  }
  const [, midnight] = MIDNIGHT.exec(date) ?? [];
  if (midnight !== undefined)
    return calendarDay(new Date(Number(midnight)).toISOString().slice(0, 10));
  const [, year, month, day] = COMPACT.exec(date) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, name, yearAfter] = DAY_NAMED.exec(date) ?? [];
  if (first && name && yearAfter) return dayOf(yearAfter, monthNamed(name), first);
  const [, nameFirst, second, yearLast] = MONTH_NAMED.exec(date) ?? [];
  return nameFirst && second && yearLast ? dayOf(yearLast, monthNamed(nameFirst), second) : null;
}

/** "5 janeiro 2026" for "5 de janeiro de 2026". */
export const withoutOf = (text: string) => text.replace(/ (?:de|of) (?=\p{L}|\d{4})/gu, " ");

/** The day of a text in an order; `null` if it is invalid. */
export function dayInOrder(text: string, order: DateOrder): CalendarDay | null {
  const date = withoutOf(text.trim().slice(0, 60));
  const clear = clearDay(date);
  if (clear !== null) return clear;
  const match = (order === "ymd" ? YEAR_FIRST : YEAR_LAST).exec(date);
  const [, one = "", two = "", three = ""] = match ?? [];
  if (order === "ymd") return dayOf(one, two, three);
  return order === "dmy" ? dayOf(three, two, one) : dayOf(three, one, two);
}

/** The dates of a column without empty cells and words such as "Average". */
const datesOf = (column: readonly string[]) =>
  column.map((text) => text.trim()).filter((text) => /\d/.test(text));

/** Removes orders that read all dates as the same days, so that the user isn't asked. */
function withoutSame(orders: readonly DateOrder[], dates: readonly string[]): DateOrder[] {
  const [first, ...others] = orders;
  if (first === undefined) return [];
  const isSame = (order: DateOrder) =>
    dates.every((text) => dayInOrder(text, order) === dayInOrder(text, first));
  return [first, ...others.filter((order) => !isSame(order))];
}

/** Returns the orders in which each date of a column is valid and not in the future: one 13/01 settles it. */
export function ordersThatFit(column: readonly string[], today: CalendarDay): DateOrder[] {
  const dates = datesOf(column);
  if (dates.length === 0) return [];
  const fitting = dateOrders.filter((order) =>
    dates.every((text) => {
      const day = dayInOrder(text, order);
      return day !== null && day <= today;
    }),
  );
  return withoutSame(fitting, dates);
}

/**
 * The orders that fit an app's file, which may contain future days and invalid dates. Never empty.
 */
export function likelyOrders(column: readonly string[], today: CalendarDay): readonly DateOrder[] {
  const fitting = ordersThatFit(column, today);
  if (fitting.length > 0) return fitting;
  const dates = datesOf(column);
  const counts = dateOrders.map(
    (order) => dates.filter((text) => dayInOrder(text, order) !== null).length,
  );
  const most = Math.max(...counts);
  return withoutSame(
    dateOrders.filter((_, place) => counts[place] === most),
    dates,
  );
}
