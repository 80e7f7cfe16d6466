import { describe, expect, it } from "vitest";
import { type LabResult, saveLabResult } from "#contract/entries/labs.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  bodyOf,
  draftOf,
  nextDraft,
  probableUnitOf,
  problemsOf,
  type ResultDraft,
  readValue,
  withSign,
  withTest,
} from "./form.ts";

const today = calendarDay("2026-11-20");
const stored: LabResult = {
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
const typing = (changes: Partial<ResultDraft>) => ({ ...draftOf(stored), ...changes });
const allProblemsOf = (changes: Partial<ResultDraft>) => {
  const draft = typing(changes);
  const parsed = parseFields(saveLabResult.request.body, bodyOf(draft));
  const own = problemsOf(draft, today).filter((problem) => problem !== null);
  return [...own, ...(parsed.success ? [] : parsed.problems)];
};

describe("a typed value", () => {
  it.each([
    ["1.4", 1.4, undefined],
    ["1,4", 1.4, undefined],
    [" <0.5 ", 0.5, "<"],
    ["< 0,5", 0.5, "<"],
    ["> 200", 200, ">"],
  ])("%j is accepted", (text, value, comparator) => {
    expect(readValue(text)).toEqual({ value, comparator });
  });

  it.each(["", "<", "-1", "1e3", "1.2.3", "low", "≤5", "<>5", "1 200"])(
    "%j is rejected",
    (text) => {
      expect(readValue(text)).toBeNull();
    },
  );

  it("gets a sign from a button, replaces it with another, and removes it again", () => {
    expect(withSign("0.5", "<")).toBe("<0.5");
    expect(withSign("<0.5", ">")).toBe(">0.5");
    expect(withSign("> 0.5", ">")).toBe("0.5");
    expect(withSign("", "<")).toBe("<");
  });
});

describe("the form of a result", () => {
  it("returns an unedited result unchanged", () => {
    const { id: _, ...fields } = stored;
    expect(bodyOf(typing({}))).toEqual(fields);
    expect(allProblemsOf({})).toEqual([]);
    expect(probableUnitOf(typing({}))).toBeNull();
  });

  it("omits emptied fields", () => {
    const draft = typing({ rangeLow: "", rangeHigh: " ", laboratory: "", value: "1.4" });
    expect(Object.keys(bodyOf(draft)).sort()).toEqual(["date", "test", "unit", "value"]);
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
  ] as const)("reports an error at %s", (field, changes) => {
    expect(allProblemsOf(changes).map((problem) => problem.field)).toContain(field);
  });

  it("rejects an impossible value and names the probable unit", () => {
    const changes = { test: "fasting_glucose", unit: "mg/dL", value: "5.4" } as const;
    const params = { unit: "mg/dL", probableUnit: "mmol/L" };
    expect(allProblemsOf(changes)).toEqual([{ field: "value", code: "wrong_unit", params }]);
    expect(probableUnitOf(typing(changes))).toBe("mmol/L");
  });

  it("asks about a value that another unit would explain, and allows saving it", () => {
    expect(allProblemsOf({ value: "45" })).toEqual([]);
    expect(probableUnitOf(typing({ value: "45" }))).toBe("ng/dL");
  });

  it("preselects the unit last used for a test, or its first one", () => {
    const empty = draftOf(null);
    expect(withTest(empty, "testosterone", []).unit).toBe("nmol/L");
    expect(withTest(empty, "testosterone", [{ ...stored, unit: "ng/dL" }, stored]).unit).toBe(
      "ng/dL",
    );
    expect(withTest(empty, "other", [{ ...stored, test: "other", unit: "mg" }]).unit).toBe("");
  });

  it("keeps the date and laboratory for the next result of a report", () => {
    const next = nextDraft(draftOf(stored));
    expect([next.date, next.laboratory, next.value, next.test]).toEqual([
      "2026-11-12",
      "Lancet",
      "",
      "",
    ]);
  });
});
