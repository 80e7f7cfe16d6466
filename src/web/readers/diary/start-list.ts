import { SAME_PERIOD_DAYS } from "#domain/cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { type DateOrder, dateOrders, dayInOrder, withoutOf } from "../formats/date-order.ts";
import { namesPeriod } from "../tables/column-names.ts";
import { type Diary, LONGEST_PERIOD_DAYS } from "./diary.ts";

/** A plain list of the days of periods, one per line, without an app or a header. */

const MOST_LINES = 2_000;
const MOST_TITLES = 12;
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
const FROM = /^(?:from|von|du|de)\s+/i;
/** Between a first and a last day. */
const UNTIL =
  /\s+(?:-|to|until|till|bis|au|a|à|ate|até|hadi|tot|kuya)\s+|\s*(?:[–—→]|->)\s*|(?<=[/.]\d{2,4})-(?=\d)/u;
/** Before the dates: "from", or what they are. */
const LABEL = /^(\p{L}[\p{L} ]{0,30}):\s+/u;
const COUNT = /^\d{1,3}$/;
/** After the dates: "(5 days)". */
const DAYS = /\s*\(\d{1,3} \p{L}+\)$/u;

/** The first and last day of a line; `null` if it has anything else. */
function rangeIn(whole: string): readonly [string, string] | null {
  const label = LABEL.exec(whole)?.[1] ?? "";
  const line = whole.slice(namesPeriod(label) ? label.length + 1 : 0).trim();
  if (isDate(line)) return [line, ""];
  const days = DAYS.exec(line)?.[0];
  if (days !== undefined) return withLength(rangeIn(line.slice(0, -days.length)), days);
  const [first = "", last = "", ...more] = line.replace(FROM, "").split(UNTIL);
  if (more.length > 0 || !isDate(last)) return null;
  // "5 – 9 Jan 2026" has month and year only once.
  const rests = ["", ...[-1, -2].map((from) => ` ${last.split(" ").slice(from).join(" ")}`)];
  const start = rests.map((rest) => first + rest).find(isDate);
  return start === undefined ? null : [start, last];
}

/** A length stands for the last day, unless the line has that, too. */
function withLength(range: ReturnType<typeof rangeIn>, days: string): ReturnType<typeof rangeIn> {
  if (range === null || range[1] !== "") return range;
  return [range[0], days.replace(/\D+/g, "")];
}

/** One per line or separated by commas, below optional headings; `null` for other text. */
export function startListOf(text: string) {
  if (text.length > 100_000) return null;
  const lines = linesOf(text);
  const from = lines.slice(0, MOST_TITLES).findIndex((line) => rangeIn(line) !== null);
  const ranges = lines.slice(Math.max(0, from)).map(rangeIn);
  const found = ranges.filter((range) => range !== null);
  const titles = lines.slice(0, from);
  // A single date may be anything, such as the first line of a one-row table.
  const isSingle = found.length < 2 && !found[0]?.[1];
  if (isSingle || lines.length > MOST_LINES || found.length < ranges.length) return null;
  const tell = (diary: Diary, order: DateOrder) => {
    if (titles.length > 0 && !titles.some((title) => namesPeriod(title)))
      diary.arePeriodsGuessed = true;
    const days = found.flatMap(([text, end]) => {
      const first = diary.dayOf(dayInOrder(text, order));
      if (first === null) return [];
      return {
        first,
        last: COUNT.test(end) ? addDays(first, Number(end) - 1) : dayInOrder(end, order),
      };
    });
    tellRanges(diary, days);
  };
  return { dates: found.flat().filter((one) => !COUNT.test(one)), tell };
}

/** A period; `last` is `null` if only its first day is known. */
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}

const isPossible = ({ first, last }: DayRange) =>
  last === null || (last >= first && daysBetween(first, last) < LONGEST_PERIOD_DAYS);

const SHORTEST_CYCLE_DAYS = 15;

/**
 * Ranges that each last until the next begins are not periods: from 15 days on they are cycles, of
 * which the first days count, and shorter ones the nights of a tracker.
 */
function withoutChain(sorted: readonly DayRange[]): readonly DayRange[] {
  const gaps = sorted.slice(1).map(({ first }, place) => {
    const last = sorted[place]?.last ?? null;
    return last === null ? Infinity : daysBetween(last, first);
  });
  const isLong = sorted
    .slice(0, -1)
    .every(({ first, last }) => last !== null && daysBetween(first, last) >= SHORTEST_CYCLE_DAYS);
  if (gaps.length === 0 || gaps.some((gap) => gap < 0 || gap > (isLong ? 1 : 0))) return sorted;
  return isLong ? sorted.map(({ first }) => ({ first, last: null })) : [];
}

/** Records periods; those that touch, such as a row for each day, are joined. */
export function tellRanges(diary: Diary, given: readonly DayRange[]): void {
  const runs: DayRange[] = [];
  const inOrder = given.toSorted((one, other) => one.first.localeCompare(other.first));
  const sorted = withoutChain(inOrder);
  for (const range of sorted.filter(isPossible)) {
    const run = runs.at(-1);
    const [end, next] = [run?.last ?? run?.first, range.last ?? range.first];
    if (!run || !end || daysBetween(end, range.first) > SAME_PERIOD_DAYS) runs.push(range);
    else if (next > run.first)
      runs[runs.length - 1] = { ...run, last: [end, next].toSorted()[1] ?? next };
  }
  for (const { first, last } of [...runs, ...sorted.filter((range) => !isPossible(range))]) {
    if (last === null) diary.start(first);
    else diary.period(first, last);
  }
}
