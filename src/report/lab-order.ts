import type { LabLine } from "#contract/visit-report.ts";
import { groupBy } from "#domain/group-by.ts";
import { isOutsideUsual } from "#domain/lab-notice.ts";
import { medianOf } from "#domain/length-summary.ts";
import { labWords } from "./visit-words.ts";

/** Of a test with more results, only the newest has a row; a line has their number, range and median. */
const MOST_ROWS_OF_A_TEST = 4;

interface LabSummary {
  readonly rows: readonly LabLine[];
  /** The first so many rows are those a page must not leave out. */
  readonly least: number;
  /** Of the tests with many results. */
  readonly summaries: readonly string[];
}

/**
 * The results as a short page lists them: of each test the newest, those outside the usual range
 * first and each with the latest older one that was; then the rest.
 */
export function labSummary(newestFirst: readonly LabLine[]): LabSummary {
  const tests = [...groupBy(newestFirst, labWords)];
  const outside: LabLine[] = [];
  const usual: LabLine[] = [];
  const rest: LabLine[] = [];
  const summaries: string[] = [];
  for (const [name, results] of tests) {
    const [newest, ...older] = results;
    if (newest === undefined) continue;
    (isOutsideUsual(newest) ? outside : usual).push(newest);
    if (results.length > MOST_ROWS_OF_A_TEST) {
      summaries.push(summaryWords(name, results));
      continue;
    }
    const olderOutside = older.find(isOutsideUsual);
    if (olderOutside !== undefined) outside.push(olderOutside);
    rest.push(...older.filter((result) => result !== olderOutside));
  }
  const byDay = (one: LabLine, other: LabLine) => other.date.localeCompare(one.date);
  const first = [...outside, ...usual];
  return { rows: [...first, ...rest.toSorted(byDay)], least: first.length, summaries };
}

/** Of the results in the unit of the newest, without those that are only bounds. */
function summaryWords(name: string, results: readonly LabLine[]): string {
  const unit = results[0]?.unit ?? "";
  const values = results
    .filter((result) => result.unit === unit && result.comparator === null)
    .map(({ value }) => value)
    .toSorted((one, other) => one - other);
  const [least, most] = [values[0], values.at(-1)];
  const range = least === undefined ? "" : `, ${least}–${most} ${unit}, median ${medianOf(values)}`;
  return `${name}: ${results.length} results${range}.`;
}
