import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import { fieldCodes } from "#contract/kernel/field-codes.ts";
import { fieldMessage, fieldMessages, fieldWords } from "./field-words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const say = (problem: FieldProblem) => i18n._(fieldWords(problem));
const figures = {
  min: 1,
  max: 5,
  minLength: 6,
  maxLength: 80,
  unit: "kg",
  probableUnit: "g",
  whole: true,
  type: "object",
  options: "mg/dL, mmol/L",
};

describe("a refused field", () => {
  it.each(fieldCodes)("has a message for %s, whatever the field", (code) => {
    expect(say({ field: "unheardOf", code, params: figures })).toMatch(/^[A-Z].{5,}\.$/);
    // The sentence must work without the optional parameters.
    expect(say({ field: "unheardOf", code })).not.toMatch(/undefined|\{/);
  });

  it.each([
    [
      { field: "age", code: "too_small", params: { min: 13, max: 100, whole: true } },
      "Enter a whole number from 13 to 100.",
    ],
    [
      { field: "weight", code: "too_big", params: { min: 25, max: 350, unit: "kg" } },
      "Enter a number from 25 to 350 kg.",
    ],
    [
      { field: "sleep_hours", code: "too_big", params: { min: 0, max: 24, unit: "h" } },
      "Enter a number from 0 to 24 hours.",
    ],
    [
      { field: "dose", code: "not_a_number", params: { min: 0.001, max: 100_000 } },
      "Enter a number from 0.001 to 100000.",
    ],
    [{ field: "date", code: "in_future" }, "Choose today or an earlier day."],
    [
      { field: "newPassword", code: "too_short", params: { minLength: 6 } },
      "Use at least 6 characters.",
    ],
    [
      { field: "notes", code: "too_long", params: { maxLength: 2000 } },
      "Shorten this to 2000 characters.",
    ],
    [
      { field: "file", code: "storage_full", params: { max: 200, unit: "MB" } },
      "Your 200 MB are full. Delete a file you no longer need.",
    ],
    [
      { field: "value", code: "wrong_unit", params: { unit: "mg/dL", probableUnit: "mmol/L" } },
      "This can't be in mg/dL. Did you mean mmol/L? Check the unit on the report.",
    ],
  ] as const)("%o says %s", (problem, sentence) => expect(say(problem)).toBe(sentence));

  it.each([
    ["name", "Enter a name."],
    ["label", "Fill in this field."],
    ["questions.0", "Write the question, or remove it."],
    ["schedule.weekdays", "Choose at least one day of the week."],
    ["report.months", "Fill in this field."],
  ])("%s, when missing, says %s", (field, sentence) => {
    expect(say({ field, code: "required" })).toBe(sentence);
  });
});

describe("a refused request", () => {
  const failure = {
    kind: "fields",
    fields: [
      { field: "startDate", code: "in_future" },
      { field: "endDate", code: "in_future" },
      { field: "age", code: "required" },
    ],
  } as const;

  it("is explained at each field", () => {
    expect(fieldMessage(i18n, failure, "age")).toBe("Enter your age.");
    expect(fieldMessage(i18n, failure, "country")).toBeUndefined();
    expect(fieldMessage(i18n, { kind: "offline" }, "age")).toBeUndefined();
    expect(fieldMessage(i18n, null, "age")).toBeUndefined();
  });

  it("is explained as a whole, with each sentence once", () => {
    expect(fieldMessages(i18n, failure)).toEqual([
      "Choose today or an earlier day.",
      "Enter your age.",
    ]);
    expect(fieldMessages(i18n, failure, ["age"])).toEqual(["Enter your age."]);
    expect(fieldMessages(i18n, { kind: "offline" })).toEqual([]);
  });
});
