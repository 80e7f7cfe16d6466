import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import { isLastKnown, latestOf, mainPagesFor, tabIn } from "./view-model.ts";

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

describe("the pages she comes back to", () => {
  it("leave ovulation out where she hides fertility", () => {
    expect(mainPagesFor(false)).toContain("ovulation");
    expect(mainPagesFor(true)).toEqual([
      ...["labs", "medicines", "visit", "calendar", "history", "trends", "patterns"],
    ]);
  });
});

it("of one day the last entry is the latest, whatever the order of days", () => {
  const entries = [
    { date: "2026-11-02", value: 1 },
    { date: "2026-11-02", value: 2 },
    { date: "2026-10-02", value: 3 },
  ];
  expect(latestOf(entries)?.value).toBe(2);
  expect(latestOf([])).toBeUndefined();
});

it("a page without a last value has none only once all that it could come from is there", () => {
  const today = calendarDay("2026-11-20");
  expect(isLastKnown("trends", { today, logs: [], symptoms: [] })).toBe(false);
  expect(isLastKnown("trends", { today, logs: [], symptoms: [], checkIns: [] })).toBe(true);
  expect(isLastKnown("patterns", { today })).toBe(true);
});
