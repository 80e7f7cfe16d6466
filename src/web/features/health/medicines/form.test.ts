import { describe, expect, it } from "vitest";
import { addMedicine, type Medicine } from "#contract/entries/medicines.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { bodyOf, draftOf, type MedicineDraft, problemsOfDays } from "./form.ts";

const today = calendarDay("2026-11-20");
const typed = (more: Partial<MedicineDraft>): MedicineDraft => ({
  ...draftOf(null, today),
  name: "Metformin",
  ...more,
});
const read = (draft: MedicineDraft) => parseFields(addMedicine.request.body, bodyOf(draft));
const problemsOf = (more: Partial<MedicineDraft>) => {
  const draft = typed(more);
  const parsed = read(draft);
  const days = problemsOfDays(draft, today).filter((problem) => problem !== null);
  return [...days, ...(parsed.success ? [] : parsed.problems)].map(({ field }) => field);
};

describe("the form of a medicine", () => {
  it("needs only a name: once a day from today", () => {
    expect(read(typed({ name: " Iron " }))).toEqual({
      success: true,
      data: { name: "Iron", schedule: { kind: "daily", timesADay: 1 }, startDate: today },
    });
    expect(problemsOf({ name: "  " })).toEqual(["name"]);
  });

  it.each([
    ["0,5", 0.5],
    [" 500 ", 500],
    ["1.25", 1.25],
  ])("reads a dose typed %j as %d", (dose, value) => {
    expect(read(typed({ dose }))).toMatchObject({ data: { dose: value } });
  });

  it.each(["half", "0", "-1", "1e9", "5 mg"])("asks about a dose typed %j", (dose) => {
    expect(problemsOf({ dose })).toEqual(["dose"]);
  });

  it("validates only the fields of the chosen schedule", () => {
    const parts = { weekdays: [], fromDay: "", toDay: "x" };
    const [from, to] = ["schedule.fromDay", "schedule.toDay"];
    expect(problemsOf({ ...parts, kind: "daily" })).toEqual([]);
    expect(problemsOf({ ...parts, kind: "weekdays" })).toEqual(["schedule.weekdays"]);
    expect(problemsOf({ ...parts, kind: "cycle_days" })).toEqual([from, to]);
    expect(problemsOf({ kind: "cycle_days", fromDay: "16", toDay: "15" })).toEqual([to]);
    expect(problemsOf({ kind: "cycle_days", fromDay: "0", toDay: "61" })).toHaveLength(2);
    expect(problemsOf({ kind: "cycle_days", fromDay: "1.5", toDay: "5" })).toEqual([from]);
    expect(problemsOf({ kind: "every", count: "" })).toEqual(["schedule.count"]);
    expect(problemsOf({ kind: "pack", daysPaused: "0" })).toEqual(["schedule.daysPaused"]);
  });

  it("rejects a last day before the first, and a first day more than a year ahead", () => {
    expect(problemsOf({ startDate: "" })).toEqual(["startDate"]);
    expect(problemsOf({ startDate: addDays(today, 367) })).toEqual(["startDate"]);
    expect(problemsOf({ startDate: addDays(today, 366) })).toEqual([]);
    expect(problemsOf({ endDate: addDays(today, -1) })).toEqual(["endDate"]);
    expect(problemsOf({ endDate: today })).toEqual([]);
  });

  it.each<Medicine["schedule"]>([
    { kind: "daily", timesADay: 3 },
    { kind: "weekdays", weekdays: [1, 4], timesADay: 1 },
    { kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 2 },
    { kind: "every", count: 12, unit: "weeks", timesADay: 1 },
    { kind: "pack", daysTaken: 24, daysPaused: 4, timesADay: 1 },
    { kind: "as_needed" },
  ])("a medicine taken %j comes out of the form as it went in", (schedule) => {
    const medicine = {
      name: "Progestogen",
      dose: 0.5,
      unit: "mg",
      schedule,
      startDate: calendarDay("2026-01-05"),
      endDate: calendarDay("2026-12-01"),
      why: "to bring on a period",
      sideEffects: "tired",
    };
    expect(read(draftOf(medicine, today))).toEqual({ success: true, data: medicine });
  });
});
