import { SAME_PERIOD_DAYS } from "#domain/cycles/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type DateOrder, dateOrders, dayInOrder } from "../formats/date-order.ts";
import type { Diary } from "./diary.ts";

/** A plain list of the days on which periods began, one a line: it needs no app and no header. */

const MOST_LINES = 2_000;
/** What people put before a date, and what a list has between two. */
const BULLET = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?/;

/** The lines, or what commas and semicolons part where there is one line only. */
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

/** A date and no word more: a line that says more than that is a table's. */
const ALONE =
  /^(?:\d{5}|\d{8}|\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}\.?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?|(?:\p{L}+\.?,? )?(?:\d{1,2}[^\s\d]{0,3}[ .-]{1,2}\p{L}+|\p{L}+ \d{1,2}[^\s\d]{0,3})[ .,-]{1,2}\d{2,4})$/u;

const isDate = (line: string) =>
  line.length <= 40 &&
  ALONE.test(line) &&
  dateOrders.some((order) => dayInOrder(line, order) !== null);
/** A head such as "Period starts" may stand over it. */
const withoutHead = ([first = "", ...others]: readonly string[]) =>
  isDate(first) ? [first, ...others] : others;

export function isStartList(text: string): boolean {
  if (text.length > 100_000) return false;
  const lines = linesOf(text);
  const dates = withoutHead(lines);
  // One date alone may be anything: the first line of a table without lines, for one.
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

/** First days of periods; where days of one period stand in the list, they are that period. */
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
