import * as z from "zod/mini";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names and reasons of the failures, if known. */
  readonly failures?: readonly string[];
}

const VitestReportSchema = z.object({
  success: z.boolean(),
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
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

/** Lines of a failure's reason. */
const MOST_LINES = 12;

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
  const failures = [
    ...brokenFiles.map(({ name, message }) => `${name}\n${firstLines(message)}`),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== "passed")
        .map(
          (test) =>
            `${name} › ${test.fullName}\n${firstLines(test.failureMessages?.[0] ?? test.status)}`,
        ),
    ),
  ];
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    ...(failures.length > 0 ? { failures } : {}),
  };
}

const firstLines = (message: string) => message.split("\n").slice(0, MOST_LINES).join("\n");

/** Of about 370 journeys: what chance explains. More are a real fault. */
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
export function withExitCode(tally: Tally, exitCode: number, mayBeNone = false): Tally {
  const { passed, failed } = tally;
  const isSound = exitCode === 0 && (passed > 0 || mayBeNone);
  return { ...tally, failed: isSound ? failed : Math.max(failed, 1) };
}

export function sum(tallies: readonly Tally[]): Tally {
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    ...(failures.length > 0 ? { failures } : {}),
  };
}
