import { expect, it } from "vitest";
import type { PregnancySigns } from "#contract/visit/visit-head.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { blankReport } from "../../scripts/testing/example-report.ts";
import { headFacts } from "./visit-head.ts";

const trying: PregnancySigns = {
  isPregnant: false,
  weeks: null,
  test: null,
  couldConceive: null,
  isTrying: true,
  isBreastfeeding: false,
  lastEnd: null,
};
const wordsOf = (pregnancySigns: PregnancySigns) =>
  headFacts(english, { ...blankReport, pregnancySigns }).map(({ words }) => words);

it("gives the months of trying since contraception was stopped for it", () => {
  const tryingSince = calendarDay("2025-10-15");
  expect(wordsOf({ ...trying, tryingSince })).toEqual([
    "trying to conceive for 13 months; no test logged.",
  ]);
});

it("gives no months without that day", () => {
  expect(wordsOf(trying)).toEqual(["may be trying to conceive; no test logged."]);
});

it("says why periods have ended", () => {
  expect(wordsOf({ ...trying, isTrying: false, periodsEnded: "hysterectomy" })).toEqual([
    "no periods any more: hysterectomy; no test logged.",
  ]);
});
