import { expect, test } from "vitest";
import { sum, tallyOfPlaywright, tallyOfVitest, withExitCode } from "./tally.ts";

test("a unit test that did not pass counts as failed", () => {
  const report = { success: false, numTotalTests: 13, numPassedTests: 7, testResults: [] };
  expect(tallyOfVitest(report)).toEqual({ passed: 7, failed: 6 });
});

test("a file that failed outside its tests is an additional failure", () => {
  const [passed, failed] = [{ status: "passed" }, { status: "failed" }];
  const testResults = [
    { status: "failed", assertionResults: [failed, passed] },
    { status: "failed", assertionResults: [passed] },
    { status: "failed", assertionResults: [] },
    { status: "passed", assertionResults: [passed] },
  ];
  const report = { success: false, numTotalTests: 4, numPassedTests: 3, testResults };
  expect(tallyOfVitest(report)).toEqual({ passed: 3, failed: 3 });
});

test("an unsuccessful report has a failure even if it names none", () => {
  const report = { success: false, numTotalTests: 2, numPassedTests: 2, testResults: [] };
  expect(tallyOfVitest(report)).toEqual({ passed: 2, failed: 1 });
});

test("a skipped journey counts as failed, as does an error outside the journeys", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 1 };
  expect(tallyOfPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
  expect(tallyOfPlaywright({ stats, errors: [{}, {}] })).toEqual({ passed: 5, failed: 4 });
});

test("two journeys may need a second try; if three do, all three failed", () => {
  const stats = { expected: 5, unexpected: 0, skipped: 0 };
  const tally = (flaky: number) => tallyOfPlaywright({ stats: { ...stats, flaky }, errors: [] });
  expect(tally(2)).toEqual({ passed: 7, failed: 0 });
  expect(tally(3)).toEqual({ passed: 5, failed: 3 });
});

test("a suite that exits with an error without a failed test is one failure", () => {
  expect(withExitCode({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
  expect(withExitCode({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
  expect(withExitCode({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
});

test("a suite without tests is one failure", () => {
  expect(withExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(withExitCode({ passed: 0, failed: 0 }, 0, true)).toEqual({ passed: 0, failed: 0 });
  expect(withExitCode({ passed: 0, failed: 0 }, 1, true)).toEqual({ passed: 0, failed: 1 });
});

test("a report in an unknown format is an error", () => {
  expect(() => tallyOfVitest({})).toThrow();
  expect(() => tallyOfPlaywright({ stats: {} })).toThrow();
});

test("totals are sums over all suites", () => {
  const tallies = [
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ];
  expect(sum(tallies)).toEqual({ passed: 5, failed: 1 });
});
