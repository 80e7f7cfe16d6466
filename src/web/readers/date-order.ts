import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";

/** Which part of a written date comes first: 05/01/2026 is January in one and May in another. */
export const dateOrders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:$|[T ])/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:$|[T ,])/;

/** The day that a text means in an order; `null` when it is none. */
export function dayInOrder(text: string, order: DateOrder): CalendarDay | null {
  const date = text.trim();
  const match = (order === "ymd" ? YEAR_FIRST : YEAR_LAST).exec(date);
  const [, one = "", two = "", three = ""] = match ?? [];
  const parts = {
    ymd: [one, two, three],
    dmy: [three, two, one],
    mdy: [three, one, two],
  }[order];
  const day = parts.map((part) => part.padStart(2, "0")).join("-");
  return isCalendarDay(day) ? day : null;
}

/**
 * The orders in which every date of a column is a day that is not in the future: the whole column
 * decides, so that one 13/01 settles all of it. Empty cells say nothing.
 */
export function ordersThatFit(column: readonly string[], today: CalendarDay): DateOrder[] {
  const dates = column.map((text) => text.trim()).filter((text) => text !== "");
  if (dates.length === 0) return [];
  return dateOrders.filter((order) =>
    dates.every((text) => {
      const day = dayInOrder(text, order);
      return day !== null && day <= today;
    }),
  );
}
