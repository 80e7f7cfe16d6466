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
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
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
 * Vitest's JSON report. A test that did not pass failed: one that is skipped or was never reached
 * proves nothing. A file that failed outside its tests (it did not load, a hook threw) is one more.
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

/** Of some 370 journeys: what chance alone explains. More of them are a fault of ours. */
const MOST_SECOND_TRIES = 2;

/**
 * Playwright's JSON report. A journey may pass at its second try, which the list names as flaky, but
 * no more than two of them in a run: then each counts as failed. An error outside the tests (a file
 * that did not load) is counted only among `errors`.
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
 * What a runner's report is worth beside its exit code: one that ends badly has a failure even
 * where no report names it (an unhandled rejection), and so has one that ran no test at all.
 */
export function withExitCode({ passed, failed }: Tally, exitCode: number): Tally {
  const isSound = exitCode === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
