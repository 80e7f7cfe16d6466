import { describe, expect, it } from "vitest";
import { type DayMeasures, measureBounds } from "#contract/entries/measures.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { draftForDay, draftOf, measureView, readDraft, withResults } from "./view-model.ts";

const today = calendarDay("2026-11-20");
const entry = (daysAgo: number, measures: Partial<DayMeasures>): DayMeasures => ({
  id: String(daysAgo),
  date: addDays(today, -daysAgo),
  ...measures,
});

describe("a measure over time", () => {
  const entries = [
    entry(1, { fastingGlucose: 100, weight: 71 }),
    entry(60, { fastingGlucose: 92, bloodPressure: { systolic: 118, diastolic: 76 } }),
  ];

  it("is charted oldest first and listed newest first", () => {
    const { lines, rows } = measureView("fastingGlucose", entries, "mg/dL");
    expect(lines[0]?.points.map(({ y }) => y)).toEqual([92, 100]);
    expect(rows.map(({ value }) => value)).toEqual(["100", "92"]);
  });

  it("shows glucose and its usual range in the user's unit", () => {
    const view = measureView("fastingGlucose", entries, "mmol/L");
    expect(view.unit).toBe("mmol/L");
    expect(view.lines[0]?.points.map(({ y }) => y)).toEqual([5.1, 5.6]);
    expect(view.usualBelow).toBe(5.6);
    expect(view.highFrom).toEqual([7]);
  });

  it("converts laboratory results, and prefers them to the day's own measure", () => {
    const lab = { id: "lab", date: today, unit: "mmol/L" } as const;
    const results = [
      { ...lab, test: "fasting_glucose", value: 6.1 },
      { ...lab, date: addDays(today, -1), test: "fasting_glucose", value: 5.8 },
      { ...lab, test: "hba1c", value: 43, unit: "mmol/mol" },
      { ...lab, test: "hba1c", value: 4, unit: "%", comparator: "<", date: addDays(today, -3) },
      { ...lab, test: "ldl", value: 3 },
    ] as const;
    const all = withResults(entries, results);
    const valuesOf = (measure: "fastingGlucose" | "hba1c" | "weight") =>
      measureView(measure, all, "mmol/L").rows.map(({ value }) => value);
    expect(valuesOf("fastingGlucose")).toEqual(["6.1", "5.8", "5.1"]);
    expect(valuesOf("hba1c")).toEqual(["6.1"]);
    expect(valuesOf("weight")).toEqual(["71"]);
  });

  it("draws blood pressure as two lines, each with its threshold", () => {
    const view = measureView("bloodPressure", entries, "mg/dL");
    expect(view.lines.map(({ points }) => points[0]?.y)).toEqual([118, 76]);
    expect(view.highFrom).toEqual([140, 90]);
    expect(view.usualBelow).toBeNull();
  });

  it.each(["weight", "waistCircumference", "insulin"] as const)("%s has no range", (measure) => {
    const view = measureView(measure, entries, "mg/dL");
    expect([view.usualBelow, view.highFrom, view.source]).toEqual([null, [], null]);
  });
});

describe("the entry form", () => {
  const empty = draftOf(today, null, "mmol/L");
  const typing = (
    typed: Partial<typeof empty.typed>,
    date: string = today,
    glucoseUnit: "mmol/L" | "mg/dL" = "mmol/L",
  ) => readDraft({ date, typed: { ...empty.typed, ...typed } }, glucoseUnit, today);

  it("accepts a decimal comma and stores glucose in mg/dL", () => {
    expect(typing({ fastingGlucose: "5,6" })).toEqual({
      kind: "entry",
      date: today,
      measures: { fastingGlucose: 100.9 },
    });
  });

  it("starts with the day's values and returns them unchanged", () => {
    const stored = entry(0, { fastingGlucose: 100.9, hba1c: 5.4, weight: 71.5 });
    const read = readDraft(draftOf(today, stored, "mmol/L"), "mmol/L", today);
    expect(read).toMatchObject({
      measures: { fastingGlucose: 100.9, hba1c: 5.4, weight: 71.5 },
    });
  });

  it("keeps typed values when moved to another day, and adds that day's", () => {
    const stored = entry(3, { hba1c: 5.4, weight: 71.5 });
    const typed = { ...empty, typed: { ...empty.typed, weight: "72" } };
    const moved = draftForDay(typed, null, { date: stored.date, day: stored }, "mmol/L");
    expect(moved).toMatchObject({ date: stored.date, typed: { hba1c: "5.4", weight: "72" } });
    const back = draftForDay(moved, stored, { date: today, day: null }, "mmol/L");
    expect(back.typed).toMatchObject({ hba1c: "", weight: "72" });
  });

  it("is empty without values", () => {
    expect(typing({}).kind).toBe("empty");
  });

  it("rejects impossible values, by field", () => {
    const read = typing({ hba1c: "soon", systolic: "120" });
    expect(read.kind === "invalid" && Object.keys(read.problems)).toEqual(["hba1c", "diastolic"]);
  });

  it.each(["hba1c", "insulin", "weight", "waistCircumference", "fastingGlucose"] as const)(
    "takes the contract's smallest and largest %s and nothing beyond",
    (field) => {
      const { min, max } = measureBounds[field];
      const read = (value: number) => typing({ [field]: String(value) }, today, "mg/dL").kind;
      expect([min, max].map(read)).toEqual(["entry", "entry"]);
      expect([min - 0.1, max + 0.1].map(read)).toEqual(["invalid", "invalid"]);
    },
  );

  it("accepts glucose from 1.2 to 33.3 mmol/L and nothing beyond", () => {
    const read = (value: number) => typing({ fastingGlucose: String(value) }).kind;
    expect([1.1, 1.2, 33.3, 33.4].map(read)).toEqual(["invalid", "entry", "entry", "invalid"]);
  });

  it("accepts blood pressure at its limits and nothing beyond", () => {
    const read = (systolic: number, diastolic: number) =>
      typing({ systolic: String(systolic), diastolic: String(diastolic) }).kind;
    const { systolic: upper, diastolic: lower } = measureBounds;
    expect(read(upper.max, lower.max)).toBe("entry");
    expect(read(upper.min, lower.min)).toBe("entry");
    expect(read(upper.max + 1, lower.max)).toBe("invalid");
    expect(read(upper.max, lower.max + 1)).toBe("invalid");
    expect(read(upper.min, lower.min - 1)).toBe("invalid");
    expect(read(upper.min - 1, lower.min)).toBe("invalid");
  });

  it("rejects a future day", () => {
    const read = typing({ weight: "70" }, addDays(today, 1));
    expect(read.kind === "invalid" && Object.keys(read.problems)).toEqual(["date"]);
  });
});
