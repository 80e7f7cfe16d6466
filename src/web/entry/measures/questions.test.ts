import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { questionsOf } from "./questions.ts";
import { type NumberField, typedOf } from "./typed-measures.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const date = calendarDay("2026-11-20");
const weighed = [{ id: "m", date: addDays(date, -3), weight: 71.5 }];
const ask = (typed: Partial<Record<NumberField, string>>, unit: "mmol/L" | "mg/dL" = "mmol/L") =>
  questionsOf({ ...typedOf(null, unit), ...typed }, { unit, date, weighed, i18n });

it("usual values raise no question", () => {
  expect(ask({ fastingGlucose: "5.2", hba1c: "5.2", weight: "72", basalBodyTemp: "36.4" })).toEqual(
    [],
  );
  expect(ask({ systolic: "118", diastolic: "76" })).toEqual([]);
});

it.each([
  ["95 in mmol/L is mg/dL", { fastingGlucose: "95" }, "mmol/L", { kind: "unit", unit: "mg/dL" }],
  ["5.6 in mg/dL is mmol/L", { fastingGlucose: "5.6" }, "mg/dL", { kind: "unit", unit: "mmol/L" }],
  ["97.7 is °F", { basalBodyTemp: "97.7" }, "mmol/L", { kind: "value", typed: "36.5" }],
  ["158 kg is pounds", { weight: "158" }, "mmol/L", { kind: "value", typed: "71.7" }],
] as const)("%s, with one tap to put it right", (_, typed, unit, fix) => {
  const questions = ask(typed, unit);
  expect(questions).toHaveLength(1);
  expect(questions[0]?.fix).toMatchObject(fix);
});

it("a low glucose in mmol/L is questioned in that unit", () => {
  expect(ask({ fastingGlucose: "1.3" })).toMatchObject([{ field: "fastingGlucose", fix: null }]);
});

it("a high blood pressure is questioned as a number, without judging it", () => {
  expect(ask({ systolic: "185", diastolic: "95" })).toMatchObject([
    { words: "Blood pressure 185/95 mmHg. Please check that the numbers are right." },
  ]);
  expect(ask({ systolic: "118", diastolic: "76" })).toEqual([]);
});

it("another value raises another question", () => {
  expect(ask({ hba1c: "6.1" })[0]?.key).not.toBe(ask({ hba1c: "6.2" })[0]?.key);
});

it("a saved value raises no question again", () => {
  const day = { id: "m", date, hba1c: 6.1, bloodPressure: { systolic: 185, diastolic: 95 } };
  const stored = typedOf(day, "mmol/L");
  const again = (typed: Partial<Record<NumberField, string>>) =>
    questionsOf({ ...stored, ...typed }, { unit: "mmol/L", date, weighed, saved: stored, i18n });
  expect(again({})).toEqual([]);
  expect(again({ diastolic: "96" }).map(({ field }) => field)).toEqual(["systolic"]);
  expect(again({ hba1c: "6.2" }).map(({ field }) => field)).toEqual(["hba1c"]);
});
