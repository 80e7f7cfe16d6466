import type { LabLine, VisitReport } from "#contract/visit/visit-report.ts";
import { groupBy } from "#domain/basics/group-by.ts";
import type { ConcernEvidence } from "#domain/concerns/engine/concern.ts";
import { medianOf } from "#domain/cycles/length-summary.ts";
import { isOutsideUsual } from "#domain/labs/lab-notice.ts";
import { evidenceWords } from "./concern-words/speech.ts";
import { dayWords, numberWords, type Speech } from "./speech.ts";
import { labWords } from "./visit-words.ts";

/** With more results, only the latest has a row; a line summarises count, range and median. */
const MOST_ROWS_OF_A_TEST = 4;

interface LabSummary {
  readonly rows: readonly LabLine[];
  /** The first rows, which a page must include. */
  readonly least: number;
  readonly summaries: readonly string[];
}

export function labSummary(speech: Speech, newestFirst: readonly LabLine[]): LabSummary {
  const tests = [...groupBy(newestFirst, (line) => labWords(speech, line))];
  const outside: LabLine[] = [];
  const usual: LabLine[] = [];
  const rest: LabLine[] = [];
  const summaries: string[] = [];
  for (const [name, results] of tests) {
    const [newest, ...older] = results;
    if (newest === undefined) continue;
    (isOutsideUsual(newest) ? outside : usual).push(newest);
    if (results.length > MOST_ROWS_OF_A_TEST) {
      summaries.push(summaryWords(speech, name, results));
      continue;
    }
    const olderOutside = older.find(isOutsideUsual);
    if (olderOutside !== undefined) outside.push(olderOutside);
    rest.push(...older.filter((result) => result !== olderOutside));
  }
  const first = [...outside, ...usual];
  const rows = [...first, ...rest.toSorted((one, other) => other.date.localeCompare(one.date))];
  return { rows, least: Math.max(1, outside.length), summaries };
}

/**
 * Returns a concern's result with the oldest one in its unit; `null` without an older one.
 * @example "Haemoglobin 8.9 g/dL on Nov 10, 2026 (Jun 10, 2026: 11.6)"
 */
export function labChangeWords(
  speech: Speech,
  newest: ConcernEvidence,
  labs: VisitReport["labs"],
): string | null {
  const { fact, day, value, unit } = newest;
  const before = labs?.results.findLast(
    (result) => result.test === fact && result.unit === unit && result.comparator === null,
  );
  if (before === undefined || fact === "other" || typeof value !== "number") return null;
  if (before.date >= day || before.value === value) return null;
  const older = `${dayWords(speech, before.date)}: ${numberWords(speech, before.value)}`;
  return `${evidenceWords(newest, speech)} (${older})`;
}

/** Counts results in the latest one's unit, without bounds such as "<0.5". */
function summaryWords(speech: Speech, test: string, results: readonly LabLine[]): string {
  const unit = results[0]?.unit ?? "";
  const values = results
    .filter((result) => result.unit === unit && result.comparator === null)
    .map(({ value }) => value)
    .toSorted((one, other) => one - other);
  const [least, most] = [values[0], values.at(-1)];
  const count = results.length;
  if (least === undefined || most === undefined) {
    return speech.say("report.labs.summary", { test, count });
  }
  return speech.say("report.labs.summaryRange", {
    test,
    count,
    unit,
    least: numberWords(speech, least),
    most: numberWords(speech, most),
    median: numberWords(speech, medianOf(values)),
  });
}
