import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  emptyForm,
  type HealthForm,
  isTouched,
  readForm,
  SEVERITY_START,
  steppedTemperature,
  tabOfField,
  withoutValue,
  withSymptom,
} from "./form.ts";

const today = calendarDay("2026-11-20");
const start = { endDay: null, ends: null, isSeparate: false };
const starts = { kind: "starts-period", ...start } as const;
const form = (changes: Partial<HealthForm> = {}): HealthForm => ({
  ...emptyForm(today),
  ...changes,
});
const typed = (changes: Partial<HealthForm["typed"]>) =>
  form({ typed: { ...emptyForm(today).typed, ...changes } });
const read = (draft: HealthForm, unit: "mmol/L" | "mg/dL" = "mg/dL") =>
  readForm(draft, { unit, today, effect: draft.flow ? starts : null });
const problemsOf = (draft: HealthForm) => {
  const result = read(draft);
  return result.kind === "invalid" ? Object.keys(result.problems) : [];
};
const entriesOf = (draft: HealthForm, unit: "mmol/L" | "mg/dL" = "mg/dL") => {
  const result = read(draft, unit);
  return result.kind === "entries" ? result.entries : null;
};

describe("what is sent", () => {
  it("is empty if only the date is set [S5-20 S5-21]", () => {
    expect(read(form())).toEqual({ kind: "empty" });
  });

  it("contains numbers, also if typed with a comma [S5-19]", () => {
    const { metabolic, ovulation } =
      entriesOf(typed({ weight: "71,5", basalBodyTemp: "36.45" })) ?? {};
    expect(metabolic).toEqual({ weight: 71.5 });
    expect(ovulation).toEqual({ basalBodyTemp: 36.45 });
  });

  it("has glucose in mg/dL, whichever unit was typed [S3-17]", () => {
    expect(entriesOf(typed({ fastingGlucose: "5.6" }), "mmol/L")?.metabolic).toEqual({
      fastingGlucose: 100.9,
    });
    expect(entriesOf(typed({ fastingGlucose: "92" }))?.metabolic).toEqual({ fastingGlucose: 92 });
  });

  it("contains a cycle only with a flow [S5-21]", () => {
    expect(entriesOf(form({ flow: "light" }))?.cycle?.flow).toBe("light");
    expect(entriesOf(typed({ weight: "70" }))?.cycle).toBeNull();
  });

  it("contains each chosen symptom with the note [S7-20]", () => {
    const draft = form({ symptoms: { cramps: 6, bloating: 0 }, notes: " left side " });
    expect(entriesOf(draft)?.symptoms).toEqual([
      { type: "cramps", severity: 6, notes: "left side" },
      { type: "bloating", severity: 0, notes: "left side" },
    ]);
  });

  it("requires an answer about bleeding outside a period", () => {
    const draft = form({ flow: "light" });
    const effect = { kind: "asks", choices: { starts: start, extends: null } } as const;
    const result = readForm(draft, { unit: "mg/dL", today, effect });
    expect(result).toMatchObject({ kind: "invalid", problems: { period: expect.anything() } });
    expect(tabOfField("period")).toBe("cycle");
    expect(entriesOf({ ...draft, period: "between" })?.cycle?.answer).toBe("between");
  });

  it("has a chosen symptom's shown severity, 5 at first [S5-16]", () => {
    const draft = withSymptom(form({ symptoms: { bloating: 3 } }), "cramps", SEVERITY_START);
    expect(tabOfField("cramps")).toBe("symptoms");
    expect(entriesOf(draft)?.symptoms).toHaveLength(2);
    expect(entriesOf(draft)?.symptoms).toEqual(
      expect.arrayContaining([
        { type: "cramps", severity: 5, notes: "" },
        { type: "bloating", severity: 3, notes: "" },
      ]),
    );
  });

  it('contains no ovulation entry for the "unsure" or "disturbed" marks alone', () => {
    expect(read(form({ isUnsure: true, disturbance: "fever" })).kind).toBe("empty");
  });

  it("contains a disturbance only with a temperature", () => {
    const draft = form({ ovulationTest: "negative", disturbance: "fever", isUnsure: true });
    expect(entriesOf(draft)?.ovulation).toEqual({ ovulationTest: "negative", isUnsure: true });
  });

  it("contains yes or no for sexual activity, and nothing if unanswered", () => {
    expect(entriesOf(form({ sexualActivity: "no" }))?.ovulation).toEqual({ sexualActivity: false });
  });
});

describe("rejected input, by field", () => {
  it.each([
    ["date", form({ date: "2026-11-21", symptoms: { cramps: 5 } })],
    ["date", form({ date: "", symptoms: { cramps: 5 } })],
    ["weight", typed({ weight: "7" })],
    ["weight", typed({ weight: "heavy" })],
    ["fastingGlucose", typed({ fastingGlucose: "5.6" })],
    ["basalBodyTemp", typed({ basalBodyTemp: "97.9" })],
    ["diastolic", typed({ systolic: "120" })],
    ["systolic", typed({ diastolic: "80" })],
    ["diastolic", typed({ systolic: "120", diastolic: "115" })],
    ["systolic", typed({ systolic: "120.5", diastolic: "80" })],
    ["flow", form({ hasSpotting: true })],
    ["notes", form({ notes: "a word" })],
  ])("%s", (field, draft) => {
    expect(problemsOf(draft)).toEqual([field]);
  });

  it("rejects spotting that no cycle can contain", () => {
    const reading = { unit: "mg/dL", today, effect: { kind: "has-no-place" } } as const;
    expect(readForm(form({ flow: "spotting" }), reading).kind).toBe("invalid");
  });
});

it("an answer of no bleeding outside a period leaves nothing to save", () => {
  const reading = { unit: "mg/dL", today, effect: { kind: "keeps-nothing" } } as const;
  expect(readForm(form({ flow: "none" }), reading)).toEqual({ kind: "empty" });
});

it("changing only the date does not count as touched", () => {
  expect(isTouched(form({ date: "2026-11-01" }))).toBe(false);
  expect(isTouched(form({ isUnsure: true }))).toBe(true);
});

it.each([
  ["", 1, "36.5"],
  ["36,45", 1, "36.55"],
  ["36.5", -1, "36.4"],
  ["42", 1, "42"],
] as const)("a step from %j by %i is %s", (text, direction, next) => {
  expect(steppedTemperature(text, direction)).toBe(next);
});

it("removing a value leaves the other values unchanged", () => {
  const draft = {
    ...typed({ weight: "70", systolic: "120", diastolic: "80" }),
    symptoms: { cramps: 4 },
  };
  expect(withoutValue(draft, "bloodPressure").typed).toMatchObject({
    weight: "70",
    systolic: "",
  });
  expect(withoutValue(draft, "weight").typed).toMatchObject({ weight: "", systolic: "120" });
  expect(withoutValue(draft, "cramps").symptoms).toEqual({});
});

describe("the buttons beside a temperature", () => {
  it("change it by a tenth of a degree without floating-point errors [S5-18]", () => {
    expect(steppedTemperature("36.5", 1)).toBe("36.6");
    expect(steppedTemperature("36,25", -1)).toBe("36.15");
  });

  it("start at 36.5 and stay within the accepted range", () => {
    expect(steppedTemperature("", 1)).toBe("36.5");
    expect(steppedTemperature("42", 1)).toBe("42");
    expect(steppedTemperature("34", -1)).toBe("34");
  });
});
