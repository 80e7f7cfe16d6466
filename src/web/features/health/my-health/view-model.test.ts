import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { LabResult } from "#contract/entries/labs.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { isLastKnown, latestOf, mainPagesFor, tabIn } from "./view-model.ts";
import { lastWords } from "./words.ts";

describe("the tab of My Health", () => {
  it("is the Health Folder unless the address names another [S2-79]", () => {
    expect([null, "nonsense", "resources", "goals"].map(tabIn)).toEqual([
      "folder",
      "folder",
      "resources",
      "goals",
    ]);
  });
});

describe("the pages of the Health Folder", () => {
  it("omit ovulation if fertility is hidden", () => {
    expect(mainPagesFor(false)).toContain("ovulation");
    expect(mainPagesFor(true)).toEqual([
      "labs",
      "medicines",
      "visit",
      "calendar",
      "history",
      "trends",
      "patterns",
    ]);
  });
});

it("the last entry in the list is the latest of its day", () => {
  const entries = [
    { date: "2026-11-02", value: 1 },
    { date: "2026-11-02", value: 2 },
    { date: "2026-10-02", value: 3 },
  ];
  expect(latestOf(entries)?.value).toBe(2);
  expect(latestOf([])).toBeUndefined();
});

it("the last values name one laboratory result of the latest day, whatever the storage order", () => {
  const today = calendarDay("2026-11-20");
  const result = (id: string, test: LabResult["test"], value: number): LabResult => ({
    id,
    date: calendarDay("2026-11-02"),
    test,
    value,
    unit: "nmol/L",
  });
  const results = [result("b", "testosterone", 2), result("a", "shbg", 30)];
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  for (const order of [results, results.toReversed()]) {
    expect(lastWords({ results: order, today }, i18n).labs).toContain("2 nmol/L");
  }
});

it("a page has no last value only after all its sources have loaded", () => {
  const today = calendarDay("2026-11-20");
  expect(isLastKnown("trends", { today, logs: [], symptoms: [] })).toBe(false);
  expect(isLastKnown("trends", { today, logs: [], symptoms: [], checkIns: [] })).toBe(true);
  expect(isLastKnown("patterns", { today })).toBe(true);
});
