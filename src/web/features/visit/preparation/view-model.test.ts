import { describe, expect, it } from "vitest";
import { type VisitReport, visitParts } from "#contract/visit/visit-report.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { blankReport } from "../../../../../scripts/testing/example-report.ts";
import { chosenReport, moved, suggestions, withPart } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const whole: VisitReport = {
  ...blankReport,
  name: "Thandi",
  age: 29,
  questions: [],
  flags: {
    concerns: [
      {
        key: "severe-pain",
        urgency: "within-days",
        holdsFor: 7,
        source: "",
        evidence: [{ fact: "pain", day, value: 9, unit: "" }],
      },
    ],
    notLogged: [],
  },
  forecast: { kind: "no-cycle" },
  measures: [],
  medicines: [],
  body: [],
};

describe("the report preview", () => {
  it("contains only the ticked parts and the current questions", () => {
    const include = ["questions", "measures"] as const;
    const shown = chosenReport(whole, { include, withName: false, questions: ["Why?"] });
    expect(shown).toMatchObject({ name: null, questions: ["Why?"], measures: [], flags: null });
    expect(shown.leftOut).toHaveLength(visitParts.length - 2);
  });

  it("omits unticked questions but leaves them in the list", () => {
    const shown = chosenReport(whole, { include: [], withName: true, questions: ["Why?"] });
    expect([shown.questions, shown.name]).toEqual([null, "Thandi"]);
  });
});

describe("the parts of the report", () => {
  it("stay in report order, whatever the order of ticking", () => {
    expect(withPart(["labs"], "flags", true)).toEqual(["flags", "labs"]);
    expect(withPart(["flags", "labs"], "flags", false)).toEqual(["labs"]);
  });
});

describe("a question", () => {
  it("swaps with its neighbour, and stays in place at either end", () => {
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
  });
});

describe("the suggested questions", () => {
  it("start with those about the report's findings", () => {
    expect(suggestions(whole, 0)).toEqual(["pain", "tests", "come-back"]);
  });

  it.each(["pregnant", "after-birth", "method"] as const)(
    "mention no cycle day where there are no cycles: %s",
    (reason) => {
      const forecast = { kind: "paused", reason } as const;
      expect(suggestions({ ...whole, forecast }, 0)).toEqual(["pain", "come-back"]);
    },
  );

  it("are empty once there are ten questions", () => {
    expect(suggestions(whole, 10)).toEqual([]);
  });
});
