import { type DateOrder, dateOrders, dayInOrder } from "./date-order.ts";
import type { Diary } from "./diary.ts";

/** A plain list of the days on which periods began, one a line: it needs no app and no header. */

const MOST_LINES = 2_000;
/** What people put before a date, and what a list has between two. */
const BULLET = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?/;

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
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
  /^(?:\d{5}|\d{8}|\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}\.?(?:[T ]\d{1,2}:\d{2}\S*)?|(?:\p{L}+\.?,? )?(?:\d{1,2}[^\s\d]{0,3}[ .-]{1,2}\p{L}+|\p{L}+ \d{1,2}[^\s\d]{0,3})[ .,-]{1,2}\d{2,4})$/u;

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
    for (const date of dates) {
      const day = diary.dayOf(dayInOrder(date, order));
      if (day !== null) diary.start(day);
    }
  };
  return { dates, tell };
}
