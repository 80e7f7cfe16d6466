import { describe, expect, it } from "vitest";
import { type VisitReport, visitParts } from "#contract/visit/visit-report.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { chosenReport, moved, suggestions, withPart } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const whole: VisitReport = {
  made: day,
  period: { from: day, to: day, months: 3 },
  ...{ name: "Thandi", age: 29, pcos: null, contraception: null, pregnancy: null },
  questions: [],
  flags: {
    concerns: [
      {
        ...{ key: "severe-pain", urgency: "within-days", holdsFor: 7, source: "" },
        evidence: [{ fact: "pain", day, value: 9, unit: "" }],
      },
    ],
    notLogged: [],
  },
  cycles: null,
  forecast: { kind: "no-cycle" },
  ...{ bleeding: null, pain: null, symptoms: null, mood: null, labs: null },
  measures: [],
  medicines: [],
  body: [],
  leftOut: [],
};

describe("the page she looks at", () => {
  it("holds what she ticked and none other, with her questions as they stand", () => {
    const include = ["questions", "measures"] as const;
    const shown = chosenReport(whole, { include, withName: false, questions: ["Why?"] });
    expect(shown).toMatchObject({ name: null, questions: ["Why?"], measures: [], flags: null });
    expect(shown.leftOut).toHaveLength(visitParts.length - 2);
  });

  it("leaves her questions out when she unticks them, and keeps them in her list", () => {
    const shown = chosenReport(whole, { include: [], withName: true, questions: ["Why?"] });
    expect([shown.questions, shown.name]).toEqual([null, "Thandi"]);
  });
});

describe("parts", () => {
  it("stay in the order of the report, however she ticks them", () => {
    expect(withPart(["labs"], "flags", true)).toEqual(["flags", "labs"]);
    expect(withPart(["flags", "labs"], "flags", false)).toEqual(["labs"]);
  });
});

describe("a question", () => {
  it("changes places with its neighbour, and stays at either end", () => {
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
  });
});

describe("what she could ask", () => {
  it("begins with what the report found", () => {
    expect(suggestions(whole, 0)).toEqual(["pain", "tests", "come-back"]);
  });

  it("is nothing more once ten questions stand", () => {
    expect(suggestions(whole, 10)).toEqual([]);
  });
});
