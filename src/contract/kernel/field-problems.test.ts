import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { login, recover, register } from "../account/auth.ts";
import { ImportBodySchema } from "../account/imports.ts";
import { changeProfile } from "../account/profile.ts";
import { startCycle } from "../entries/cycles.ts";
import { listDailyLogs, saveDailyLog } from "../entries/daily-log.ts";
import { saveLabResult } from "../entries/labs.ts";
import { saveDayMeasures } from "../entries/measures.ts";
import { addMedicine } from "../entries/medicines.ts";
import { shareReport } from "../visit/links.ts";
import { changeVisitPlan } from "../visit/visit.ts";
import { FieldProblemSchema } from "./errors.ts";
import { refusal } from "./field-codes.ts";
import { parseFields } from "./field-problems.ts";
import { NoteSchema } from "./fields.ts";

function problems(schema: z.ZodMiniType, input: unknown) {
  const parsed = parseFields(schema, input);
  if (parsed.success) return [];
  return parsed.problems.map((problem) => FieldProblemSchema.parse(problem));
}

const profile = changeProfile.request.body;
const measures = saveDayMeasures.request.body;
const medicine = addMedicine.request.body;
const whole = { min: 13, max: 100, whole: true };

describe("parseFields", () => {
  it("returns the parsed value if it is valid", () => {
    expect(parseFields(login.request.body, { email: " A@B.org ", password: "x" })).toEqual({
      success: true,
      data: { email: "a@b.org", password: "x" },
    });
  });

  it.each([
    ["twelve", "not_a_number"],
    [Number.NaN, "not_a_number"],
    [true, "not_a_number"],
    [13.5, "not_whole"],
    [12, "too_small"],
    [101, "too_big"],
  ])("reports an age of %j as %s, with its bounds", (age, code) => {
    expect(problems(profile, { age })).toEqual([{ field: "age", code, params: whole }]);
  });

  it("reports the unit of a measure, and the bounds of a nested number", () => {
    const typed = {
      date: "2026-11-20",
      weight: 5000,
      bloodPressure: { systolic: 500, diastolic: 80 },
    };
    expect(problems(measures, typed)).toEqual([
      { field: "weight", code: "too_big", params: { min: 25, max: 350, unit: "kg" } },
      {
        field: "bloodPressure.systolic",
        code: "too_big",
        params: { min: 60, max: 280, whole: true },
      },
    ]);
  });

  it("reports the bounds of a number in a list and in a union", () => {
    const schedule = { kind: "weekdays", weekdays: [0], timesADay: 9 };
    const typed = { name: "Inositol", startDate: "2026-11-20", schedule };
    expect(problems(medicine, typed)).toEqual([
      { field: "schedule.weekdays.0", code: "too_small", params: { min: 1, max: 7, whole: true } },
      { field: "schedule.timesADay", code: "too_big", params: { min: 1, max: 8, whole: true } },
    ]);
  });

  it.each([undefined, null, ""])("reports %j as required", (nothing) => {
    const typed = { email: nothing, password: nothing };
    expect(problems(login.request.body, typed)).toEqual([
      { field: "email", code: "required" },
      { field: "password", code: "required" },
    ]);
    expect(problems(startCycle.request.body, { startDate: nothing })).toEqual([
      { field: "startDate", code: "required" },
    ]);
  });

  it("reports spaces and an empty list as required", () => {
    expect(problems(profile, { name: "  ", goals: [] })).toEqual([
      { field: "name", code: "required" },
      { field: "goals", code: "required" },
    ]);
  });

  it.each([
    [
      register.request.body,
      { name: "T", email: "x", password: "marula-24" },
      "email",
      "wrong_email",
      undefined,
    ],
    [
      register.request.body,
      { name: "T", email: "a@b.org", password: "" },
      "password",
      "too_short",
      { minLength: 6 },
    ],
    [
      recover.request.body,
      { email: "a@b.org", recoveryCode: "é", newPassword: "marula-24" },
      "recoveryCode",
      "wrong_recovery_code",
      undefined,
    ],
    [startCycle.request.body, { startDate: "2026-02-30" }, "startDate", "wrong_date", undefined],
    [
      startCycle.request.body,
      { startDate: 20_261_120 },
      "startDate",
      "wrong_type",
      { type: "string" },
    ],
    [startCycle.request.body, { startDate: "2026-11-20", id: "1" }, "id", "wrong_id", undefined],
    [
      startCycle.request.body,
      { startDate: "2026-11-20", flow: "much" },
      "flow",
      "not_an_option",
      { options: "none, spotting, light, moderate, heavy" },
    ],
    [
      startCycle.request.body,
      { startDate: "2026-11-20", isUnsure: "yes" },
      "isUnsure",
      "wrong_type",
      { type: "boolean" },
    ],
    [profile, { privacyConsent: false }, "privacyConsent", "not_an_option", { options: "true" }],
    [profile, { goals: "fertility" }, "goals", "wrong_type", { type: "array" }],
    [profile, { goals: Array(11).fill("fertility") }, "goals", "too_many", { max: 10 }],
    [
      saveDailyLog.request.body,
      { date: "2026-11-20", sleep_hours: 25 },
      "sleep_hours",
      "too_big",
      { min: 0, max: 24, unit: "h" },
    ],
    [
      saveDailyLog.request.body,
      { date: "2026-11-20", notes: "x".repeat(2001) },
      "notes",
      "too_long",
      { maxLength: 2000 },
    ],
    [
      saveDailyLog.request.body,
      { date: "2026-11-20", notes: "a\u0000" },
      "notes",
      "unreadable",
      undefined,
    ],
    [
      listDailyLogs.request.query,
      { days: "many" },
      "days",
      "not_a_number",
      { min: 1, max: 3660, whole: true },
    ],
    [
      measures,
      { date: "2026-11-20", bloodPressure: { systolic: 80, diastolic: 80 } },
      "bloodPressure",
      "not_above_lower",
      undefined,
    ],
    [
      medicine,
      { name: "A", startDate: "2026-11-20", schedule: { kind: "monthly" } },
      "schedule.kind",
      "not_an_option",
      undefined,
    ],
    [
      medicine,
      {
        name: "A",
        startDate: "2026-11-20",
        schedule: { kind: "cycle_days", fromDay: 5, toDay: 2, timesADay: 1 },
      },
      "schedule.toDay",
      "before_start",
      undefined,
    ],
    [
      medicine,
      {
        name: "A",
        startDate: "2026-11-20",
        schedule: { kind: "weekdays", weekdays: [1, 1], timesADay: 1 },
      },
      "schedule.weekdays",
      "repeated",
      undefined,
    ],
    [
      shareReport.request.body,
      { report: { months: 4, include: [] }, hours: 1 },
      "report.months",
      "not_an_option",
      { options: "3, 6, 12" },
    ],
    [
      shareReport.request.body,
      { report: { months: 3, include: [] }, hours: 1, pin: "12" },
      "pin",
      "wrong_pin",
      undefined,
    ],
    [
      changeVisitPlan.request.body,
      { questions: ["a".repeat(201)] },
      "questions.0",
      "too_long",
      { maxLength: 200 },
    ],
    [
      saveLabResult.request.body,
      { date: "2026-11-20", test: "hba1c", value: -1, unit: "%" },
      "value",
      "too_small",
      { min: 0, max: 1_000_000 },
    ],
    [
      ImportBodySchema,
      { source: "clue", entries: [] },
      "entries",
      "wrong_type",
      { type: "record" },
    ],
  ])("reports case %# by code and params", (schema, typed, field, code, params) => {
    expect(problems(schema, typed)).toEqual([{ field, code, ...(params && { params }) }]);
  });

  it("names each unknown field, or the whole body where no field is at fault", () => {
    expect(problems(profile, { age: 29, mood: 1, weather: 2 })).toEqual([
      { field: "mood", code: "unknown_field" },
      { field: "weather", code: "unknown_field" },
    ]);
    expect(problems(profile, [])).toEqual([
      { field: "body", code: "wrong_type", params: { type: "object" } },
    ]);
    const name = parseFields(NoteSchema, 4, "notes");
    expect(name).toMatchObject({ problems: [{ field: "notes" }] });
  });

  it("limits the number of problems, whatever was sent", () => {
    const keys = Array.from({ length: 200 }, (_, index) => [`${"x".repeat(500)}${index}`, 1]);
    const answer = problems(profile, Object.fromEntries(keys));
    expect(answer).toHaveLength(50);
    expect(Math.max(...answer.map(({ field }) => field.length))).toBe(80);
  });

  it("reports a refinement's code, and a problem without one too", () => {
    const schema = z.object({
      unit: z
        .string()
        .check(z.refine(() => false, refusal("not_an_option", { options: "kg, lb" }))),
      other: z.string().check(z.refine(() => false)),
      either: z.union([z.boolean(), z.number()]),
    });
    expect(problems(schema, { unit: "g", other: "x", either: "x" })).toEqual([
      { field: "unit", code: "not_an_option", params: { options: "kg, lb" } },
      { field: "other", code: "wrong_value" },
      { field: "either", code: "wrong_value" },
    ]);
  });

  it("never includes the value sent", () => {
    const secret = "a-word-of-hers";
    const typed = { name: [secret], email: secret, password: { secret } };
    expect(JSON.stringify(problems(register.request.body, typed))).not.toContain(secret);
  });
});
