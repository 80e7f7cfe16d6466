import { SAME_PERIOD_DAYS } from "#domain/cycles/periods/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type DateOrder, dateOrders, dayInOrder, withoutOf } from "../formats/date-order.ts";
import { type Diary, LONGEST_PERIOD_DAYS } from "./diary.ts";

/** A plain list of the days of periods, one per line, without an app or a header. */

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
      withoutOf(line)
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
/** Between a first and a last day. */
const UNTIL =
  /\s+(?:-|to|until|till|bis|au|a|à|ate|até|hadi|tot|kuya)\s+|\s*[–—]\s*|(?<=[/.]\d{2,4})-(?=\d)/u;

/** The first and last day of a line; `null` if it has anything else. */
function rangeIn(line: string): readonly [string, string] | null {
  if (isDate(line)) return [line, ""];
  const [first = "", last = "", ...more] = line.split(UNTIL);
  if (more.length > 0 || !isDate(last)) return null;
  // "5 – 9 Jan 2026" has month and year only once.
  const rests = ["", ...[-1, -2].map((from) => ` ${last.split(" ").slice(from).join(" ")}`)];
  const whole = rests.map((rest) => first + rest).find(isDate);
  return whole === undefined ? null : [whole, last];
}

/**
 * Reads a list of first days, or of first and last days, one per line or separated by commas, below
 * an optional heading; `null` for other text.
 */
export function startListOf(text: string) {
  if (text.length > 100_000) return null;
  const lines = linesOf(text);
  const [head = ""] = lines;
  const ranges = (rangeIn(head) === null ? lines.slice(1) : lines).map(rangeIn);
  const found = ranges.filter((range) => range !== null);
  // A single date may be anything, such as the first line of a one-row table.
  const isSingle = found.length < 2 && !found[0]?.[1];
  if (isSingle || lines.length > MOST_LINES || found.length < ranges.length) return null;
  const tell = (diary: Diary, order: DateOrder) => {
    const days = found.map(([first, last]) => ({
      first: diary.dayOf(dayInOrder(first, order)),
      last: dayInOrder(last, order),
    }));
    tellRanges(
      diary,
      days.flatMap(({ first, last }) => (first === null ? [] : { first, last })),
    );
  };
  return { dates: found.flat(), tell };
}

/** A period; `last` is `null` if only its first day is known. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}

const isPossible = ({ first, last }: DayRange) =>
  last === null || (last >= first && daysBetween(first, last) < LONGEST_PERIOD_DAYS);

/** Records periods; those that touch, such as a row for each day, are joined. */
export function tellRanges(diary: Diary, ranges: readonly DayRange[]): void {
  const runs: DayRange[] = [];
  const sorted = ranges.toSorted((one, other) => one.first.localeCompare(other.first));
  for (const range of sorted.filter(isPossible)) {
    const run = runs.at(-1);
    const [end, next] = [run?.last ?? run?.first, range.last ?? range.first];
    if (!run || !end || daysBetween(end, range.first) > SAME_PERIOD_DAYS) runs.push(range);
    else if (next > run.first)
      runs[runs.length - 1] = { ...run, last: [end, next].toSorted()[1] ?? next };
  }
  for (const { first, last } of [...runs, ...ranges.filter((range) => !isPossible(range))]) {
    if (last === null) diary.start(first);
    else diary.period(first, last);
  }
}
