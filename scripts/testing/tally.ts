import * as z from "zod/mini";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const VitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Vitest's JSON report. A skipped test proves nothing, so it counts as failed. */
export function tallyOfVitest(report: unknown): Tally {
  const counts = VitestReportSchema.parse(report);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numPendingTests + counts.numTodoTests,
  };
}

/** Playwright's JSON report. A test that passed only the second time failed the first. */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats } = PlaywrightReportSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** A suite that ends badly without a failed test (a file that did not load) is one failure. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
