import { SAME_PERIOD_DAYS } from "#domain/cycles/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type DateOrder, dateOrders, dayInOrder } from "../formats/date-order.ts";
import type { Diary } from "./diary.ts";

/** A plain list of period start days, one per line, without an app or a header. */

const MOST_LINES = 2_000;
/** Bullets before a date, and separators between two. */
const BULLET = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?/;

/** The lines, or the parts between commas and semicolons of a single line. */
function linesOf(text: string): string[] {
  const lines = cleaned(text.trim().split(/\r?\n/));
  if (lines.length > 1) return lines;
  const parted = [/[;\t]/, /,/].map((sign) => cleaned(text.trim().split(sign)));
  return parted.find((parts) => parts.every(isDate)) ?? lines;
}

const cleaned = (lines: readonly string[]) =>
  lines
    .map((line) =>
      line
        .replace(BULLET, "")
        .replace(/["']/g, "")
        .replace(/[,;]\s*$/, "")
        .trim(),
    )
    .filter((line) => line !== "");

/** A date and nothing else; a line with more belongs to a table. */
const ALONE =
  /^(?:\d{5}|\d{8}|\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}\.?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?|(?:\p{L}+\.?,? )?(?:\d{1,2}[^\s\d]{0,3}[ .-]{1,2}\p{L}+|\p{L}+ \d{1,2}[^\s\d]{0,3})[ .,-]{1,2}\d{2,4})$/u;

const isDate = (line: string) =>
  line.length <= 40 &&
  ALONE.test(line) &&
  dateOrders.some((order) => dayInOrder(line, order) !== null);
/** Removes a heading such as "Period starts". */
const withoutHead = ([first = "", ...others]: readonly string[]) =>
  isDate(first) ? [first, ...others] : others;

export function isStartList(text: string): boolean {
  if (text.length > 100_000) return false;
  const lines = linesOf(text);
  const dates = withoutHead(lines);
  // A single date may be anything, such as the first line of a one-row table.
  return dates.length > 1 && lines.length <= MOST_LINES && dates.every(isDate);
}

export function startListOf(text: string) {
  const dates = withoutHead(linesOf(text));
  const tell = (diary: Diary, order: DateOrder) => {
    tellStarts(
      diary,
      dates.map((date) => diary.dayOf(dayInOrder(date, order))),
    );
  };
  return { dates, tell };
}

/** Records start days; days of the same period are joined. */
export function tellStarts(diary: Diary, days: readonly (CalendarDay | null)[]): void {
  const runs: { readonly first: CalendarDay; last: CalendarDay }[] = [];
  const known = [...new Set(days.filter((day) => day !== null))].toSorted();
  for (const day of known) {
    const run = runs.at(-1);
    if (run && daysBetween(run.last, day) <= SAME_PERIOD_DAYS) run.last = day;
    else runs.push({ first: day, last: day });
  }
  for (const { first, last } of runs) {
    if (first === last) diary.start(first);
    else diary.period(first, last);
  }
}
