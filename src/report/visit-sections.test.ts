import { describe, expect, it } from "vitest";
import type { LabLine, VisitReport } from "#contract/visit-report.ts";
import { calendarDay } from "#domain/calendar-day.ts";
import type { LabTest } from "#domain/lab-tests.ts";
import { summarySections } from "./visit-sections.ts";

const made = calendarDay("2026-11-20");
const blank: VisitReport = {
  made,
  period: { from: calendarDay("2026-05-21"), to: made, months: 6 },
  ...{ name: null, age: null, pcos: null, contraception: null, pregnancy: null },
  ...{ questions: null, flags: null, cycles: null, forecast: null, bleeding: null, pain: null },
  ...{ symptoms: null, mood: null, labs: null, measures: null, medicines: null, body: null },
  leftOut: [],
};

const result = (test: LabTest, day: string): LabLine => ({
  ...{ date: calendarDay(day), test, name: null, value: 2, comparator: null, unit: "nmol/L" },
  ...{ rangeLow: null, rangeHigh: null, cycleDay: null },
});

describe("the report for a doctor", () => {
  it("shows the newest result of every test before any older one", () => {
    const results = [
      result("tsh", "2026-11-01"),
      result("tsh", "2026-10-01"),
      result("testosterone", "2026-09-01"),
    ];
    const [labs] = summarySections({ ...blank, labs: { results, indices: [] } });
    expect(labs?.table?.rows.map((row) => row.at(-1))).toEqual([
      "Nov 1, 2026",
      "Sep 1, 2026",
      "Oct 1, 2026",
    ]);
  });

  it("gathers what was not logged at its end, and says what an empty question means", () => {
    const sections = summarySections({
      ...blank,
      questions: [],
      labs: { results: [], indices: [] },
      medicines: [],
    });
    expect(sections.map(({ title, lines }) => [title, ...lines])).toEqual([
      ["Questions", "No question written down."],
      ["Nothing logged in these months", "Lab results, Medicines and supplements."],
    ]);
  });

  it("leaves out what she left out", () => {
    expect(summarySections(blank)).toEqual([]);
  });
});
