import * as z from "zod/mini";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const VitestReportSchema = z.object({
  success: z.boolean(),
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const PlaywrightReportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/**
 * Counts Vitest's JSON report. A test that did not pass failed, even if it was skipped or not
 * reached. A file that failed outside its tests (on load or in a hook) is one more failure.
 */
export function tallyOfVitest(report: unknown): Tally {
  const { success, numTotalTests, numPassedTests, testResults } = VitestReportSchema.parse(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const failed = numTotalTests - numPassedTests + brokenFiles.length;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

/** Of about 370 journeys this many may fail once by chance. More are a real fault. */
const MOST_SECOND_TRIES = 2;

/**
 * Counts Playwright's JSON report. A journey may pass at its second try and is then listed as
 * flaky, but with more than two in a run each counts as failed. Errors outside tests (a file that
 * did not load) are only in `errors`.
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = PlaywrightReportSchema.parse(report);
  const secondTries = stats.flaky <= MOST_SECOND_TRIES ? stats.flaky : 0;
  return {
    passed: stats.expected + secondTries,
    failed: stats.unexpected + stats.flaky - secondTries + stats.skipped + errors.length,
  };
}

/**
 * Adds a failure if the runner exits with an error without naming one (an unhandled rejection), or
 * ran no test, unless there may be none.
 */
export function withExitCode(
  { passed, failed }: Tally,
  exitCode: number,
  mayBeNone = false,
): Tally {
  const isSound = exitCode === 0 && (passed > 0 || mayBeNone);
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
