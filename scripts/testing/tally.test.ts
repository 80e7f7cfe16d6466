import { expect, test } from "vitest";
import { sum, tallyOfPlaywright, tallyOfVitest, withExitCode } from "./tally.ts";

test("a skipped or unwritten unit test counts as failed", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(tallyOfVitest(report)).toEqual({ passed: 7, failed: 6 });
});

test("a journey that is flaky or skipped counts as failed", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(tallyOfPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test("a suite that ends badly without naming a failed test is one failure", () => {
  expect(withExitCode({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
  expect(withExitCode({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
  expect(withExitCode({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
});

test("a report of another shape is an error, not a zero", () => {
  expect(() => tallyOfVitest({})).toThrow();
  expect(() => tallyOfPlaywright({ stats: {} })).toThrow();
});

test("totals add up over all suites", () => {
  expect(
    sum([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
