import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { dayInOrder, ordersThatFit } from "../formats/date-order.ts";

export interface SlipDays {
  /** The day of the blood draw, if the text says so and has only one. */
  readonly taken: CalendarDay | null;
  /** All days in the text but birthdays, newest first. */
  readonly days: readonly CalendarDay[];
}

/** A date with one separator, or with a month's name. */
export const DATE =
  /(?<![\d/.,-])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}[-/ ]\p{L}{3,9}\.?[-/, ]+(?:\d{4}|\d{2}))(?![\d/-])/gu;
const BIRTH = /birth|\bdob\b|d\.o\.b|born|gebore/i;
const TAKEN = /collect|taken|drawn|sampled|specimen date|sample date/i;
const LABEL_LENGTH = 40;

/** All dates settle the order of day and month; an open order gives both days to choose from. */
export function slipDays(text: string, today: CalendarDay): SlipDays {
  const dates = [...text.matchAll(DATE)].map(({ 0: date, index }) => ({
    date: date.replace(/\.(?=[-/, ])/, ""),
    label: labelBefore(text, index),
  }));
  const daysOf = (date: string, orders: Parameters<typeof dayInOrder>[1][]) =>
    orders.flatMap((order) => dayInOrder(date, order) ?? []).filter((day) => day <= today);
  // Year-first dates and those with a month's name are clear, so only the others decide.
  const unclear = dates.map(({ date }) => date).filter((date) => /^\d{1,2}[-/.]\d/.test(date));
  const settled = ordersThatFit(unclear, today);
  const open = settled.length > 0 ? settled : (["dmy", "mdy"] as const);
  const found = dates
    .filter(({ label }) => !BIRTH.test(label))
    .map(({ date, label }) => ({
      isTaken: TAKEN.test(label),
      days: [...new Set(daysOf(date, /^\d{4}/.test(date) ? ["ymd"] : [...open]))],
    }));
  const taken = [...new Set(found.filter(({ isTaken }) => isTaken).flatMap(({ days }) => days))];
  return {
    taken: taken.length === 1 ? (taken[0] ?? null) : null,
    days: [...new Set(found.flatMap(({ days }) => days))].sort().reverse(),
  };
}

/** The words between the date and the one before it, on the same line. */
function labelBefore(text: string, at: number): string {
  const line =
    text
      .slice(Math.max(0, at - LABEL_LENGTH), at)
      .split("\n")
      .at(-1) ?? "";
  return line.split(/\d{2,4}[-/.]\d|\d{4}/).at(-1) ?? line;
}
