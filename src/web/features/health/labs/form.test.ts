import { describe, expect, it } from "vitest";
import type { LabResult } from "#contract/labs.ts";
import { calendarDay } from "#domain/calendar-day.ts";
import {
  draftOf,
  nextDraft,
  type ResultDraft,
  readResult,
  readValue,
  withSign,
  withTest,
} from "./form.ts";

const today = calendarDay("2026-11-20");
const saved: LabResult = {
  id: "1",
  date: calendarDay("2026-11-12"),
  test: "testosterone",
  value: 0.5,
  comparator: "<",
  unit: "nmol/L",
  rangeLow: 0.3,
  rangeHigh: 1.9,
  laboratory: "Lancet",
};
const typing = (changes: Partial<ResultDraft>) =>
  readResult({ ...draftOf(saved, today), ...changes }, today);
const problemsOf = (changes: Partial<ResultDraft>) => {
  const read = typing(changes);
  return read.kind === "invalid" ? Object.keys(read.problems) : [];
};

describe("a typed value", () => {
  it.each([
    ["1.4", 1.4, undefined],
    ["1,4", 1.4, undefined],
    [" <0.5 ", 0.5, "<"],
    ["< 0,5", 0.5, "<"],
    ["> 200", 200, ">"],
  ])("%j is read", (text, value, comparator) => {
    expect(readValue(text)).toEqual({ value, comparator });
  });

  it.each(["", "<", "-1", "1e3", "1.2.3", "low", "≤5", "<>5", "1 200"])("%j is not", (text) => {
    expect(readValue(text)).toBeNull();
  });

  it("takes a sign from a key, another in its place, and loses it again", () => {
    expect(withSign("0.5", "<")).toBe("<0.5");
    expect(withSign("<0.5", ">")).toBe(">0.5");
    expect(withSign("> 0.5", ">")).toBe("0.5");
    expect(withSign("", "<")).toBe("<");
  });
});

describe("the form of a result", () => {
  it("gives back unchanged what it began from", () => {
    const { id: _, ...fields } = saved;
    expect(typing({})).toEqual({ kind: "result", result: fields, probableUnit: null });
  });

  it("leaves out what she emptied", () => {
    const read = typing({ rangeLow: "", rangeHigh: " ", laboratory: "", value: "1.4" });
    const result = read.kind === "result" ? read.result : {};
    expect(Object.keys(result).sort()).toEqual(["date", "test", "unit", "value"]);
  });

  it.each([
    ["test", { test: "" }],
    ["date", { date: "2026-11-21" }],
    ["date", { date: "" }],
    ["value", { value: "" }],
    ["value", { value: "low" }],
    ["rangeLow", { rangeLow: "<2" }],
    ["rangeHigh", { rangeLow: "2", rangeHigh: "1" }],
    ["name", { test: "other", name: " " }],
    ["unit", { test: "other", name: "Zinc", unit: "" }],
  ] as const)("names %s as the field to look at", (field, changes) => {
    expect(problemsOf(changes)).toContain(field);
  });

  it("refuses what cannot be, and names the unit it may have been", () => {
    const read = typing({ test: "fasting_glucose", unit: "mg/dL", value: "5.4" });
    expect(read).toMatchObject({ kind: "invalid", probableUnit: "mmol/L" });
  });

  it("asks about what another unit would explain, and lets it be saved", () => {
    expect(typing({ value: "45" })).toMatchObject({ kind: "result", probableUnit: "ng/dL" });
  });

  it("offers for a test the unit she used last for it, else its first", () => {
    const empty = draftOf(null, today);
    expect(withTest(empty, "testosterone", []).unit).toBe("nmol/L");
    expect(withTest(empty, "testosterone", [{ ...saved, unit: "ng/dL" }, saved]).unit).toBe(
      "ng/dL",
    );
    expect(withTest(empty, "other", [{ ...saved, test: "other", unit: "mg" }]).unit).toBe("");
  });

  it("of the next line keeps the day and the laboratory of the report", () => {
    const next = nextDraft(draftOf(saved, today));
    expect([next.date, next.laboratory, next.value, next.test]).toEqual([
      "2026-11-12",
      "Lancet",
      "",
      "",
    ]);
  });
});
