import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { lineNumbers, type Reading, withoutNoise } from "./numbers.ts";
import { type SlipDays, slipDays } from "./slip-days.ts";
import { namedTests } from "./test-names.ts";

export interface FoundResult {
  readonly line: string;
  /** One if the name is clear. */
  readonly tests: readonly LabTest[];
  /** One if the number is clear. */
  readonly readings: readonly Reading[];
  readonly rangeLow: string;
  readonly rangeHigh: string;
}

export interface Slip extends SlipDays {
  readonly results: readonly FoundResult[];
  /** Lines with a number and a unit that were not read, such as unknown tests. */
  readonly unread: readonly string[];
  readonly laboratory: string;
}

const LABORATORIES: readonly (readonly [string, RegExp])[] = [
  ["Lancet Laboratories", /\blancet\b/i],
  ["Ampath", /\bampath\b/i],
  ["PathCare", /\bpath ?care\b/i],
  ["NHLS", /\bnhls\b|national health laboratory/i],
];
/** Between a name and its result are a few words at most; more are a comment. */
const MOST_WORDS_BETWEEN = 3;
const COMMENT = /\b(?:is|are|was|should|may|can|below|above|if|usually|consider|suggests?)\b/i;
export const SLIP_LENGTH_MAX = 100_000;
const MOST_RESULTS = 60;

/**
 * Reads the results in a laboratory's message or report. What is unclear has several candidates or
 * none; nothing is guessed.
 * @example readSlip("TSH 2.31 mIU/L (0.35-4.94)", today).results[0]?.tests // ["tsh"]
 */
export function readSlip(text: string, today: CalendarDay): Slip {
  const lines = text
    .slice(0, SLIP_LENGTH_MAX)
    .split(/[\n;|]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const results: FoundResult[] = [];
  const unread: string[] = [];
  for (const [place, line] of lines.entries()) {
    const found = resultsIn(line, lines[place + 1] ?? "");
    const isRead = found.length > 0 || results.at(-1)?.line.endsWith(` ${line}`);
    results.push(...found.filter((one) => results.every((other) => other.line !== one.line)));
    if (!isRead && hasResult(line)) unread.push(line);
  }
  const laboratories = LABORATORIES.filter(([, pattern]) => pattern.test(text));
  return {
    ...slipDays(text, today),
    results: results.slice(0, MOST_RESULTS),
    unread: [...new Set([...unread, ...results.slice(MOST_RESULTS).map(({ line }) => line)])],
    laboratory: laboratories.length === 1 ? (laboratories[0]?.[0] ?? "") : "",
  };
}

/** Each name's part of a line ends where the next name begins. */
function resultsIn(line: string, next: string): FoundResult[] {
  const named = namedTests(line);
  return named.flatMap(({ tests, from, to }, place) => {
    if (tests.length === 0) return [];
    const end = named[place + 1]?.from ?? line.length;
    const own = line.slice(to, end);
    const isOnNext = !/\d/.test(own) && end === line.length && namedTests(next).length === 0;
    const rest = isOnNext ? next : own;
    const found = lineNumbers(rest);
    if (found.readings.length === 0 || isComment(rest)) return [];
    const readings = found.readings.map(({ value, unit }) => ({ value, unit: unit || found.unit }));
    const words = `${line.slice(from, end)}${isOnNext ? ` ${next}` : ""}`.trim();
    const { rangeLow, rangeHigh } = found;
    return [{ line: words, tests, readings, rangeLow, rangeHigh }];
  });
}

function isComment(rest: string): boolean {
  const before = /^[^\d<>≤≥]*/.exec(withoutNoise(rest))?.[0] ?? "";
  const words = before.match(/\p{L}{3,}/gu)?.length ?? 0;
  return words > MOST_WORDS_BETWEEN || COMMENT.test(before);
}

const hasResult = (line: string) => lineNumbers(line).readings.some(({ unit }) => unit !== "");
