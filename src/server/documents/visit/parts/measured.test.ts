import { describe, expect, it } from "vitest";
import type { LabResult } from "#contract/entries/labs.ts";
import type { Medicine } from "#contract/entries/medicines.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { bodyPart, labsPart, measuresPart } from "./measured.ts";
import { medicinesPart } from "./medicines.ts";
import { readSources } from "./sources.ts";

const today = calendarDay("2026-11-20");
const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b01";
const date = calendarDay("2026-11-12");

const sourcesOf = (story: Parameters<typeof readerOf>[0]) => readSources(readerOf(story), today, 6);

describe("the report's laboratory results", () => {
  const result = (more: Partial<LabResult>): LabResult => ({
    id,
    date,
    test: "testosterone",
    value: 1.4,
    unit: "nmol/L",
    ...more,
  });

  it("are listed newest first, those of one day in the order of the tests", async () => {
    const labResult = [
      result({ date: calendarDay("2026-10-01"), value: 1.2 }),
      result({ test: "shbg", value: 40 }),
      result({}),
      result({ test: "hba1c", value: 5.4, unit: "%" }),
    ];
    const { results } = labsPart(await sourcesOf({ labResult }));
    expect(results.map((one) => [one.date, one.test])).toEqual([
      ["2026-11-12", "hba1c"],
      ["2026-11-12", "testosterone"],
      ["2026-11-12", "shbg"],
      ["2026-10-01", "testosterone"],
    ]);
  });

  it("keep the unit, comparator and range as printed, and have the cycle day", async () => {
    const labResult = [result({ value: 0.5, comparator: "<", rangeLow: 0.3, rangeHigh: 2.4 })];
    const cycle = [{ id, startDate: "2026-11-10", startDay: calendarDay("2026-11-10") }];
    const { results } = labsPart(await sourcesOf({ labResult, cycle }));
    expect(results).toEqual([
      {
        date,
        test: "testosterone",
        name: null,
        value: 0.5,
        comparator: "<",
        unit: "nmol/L",
        rangeLow: 0.3,
        rangeHigh: 2.4,
        cycleDay: 3,
      },
    ]);
  });

  it("give HOMA-IR and the free androgen index from same-day values only, to one decimal", async () => {
    const labResult = [
      result({ test: "fasting_glucose", value: 5, unit: "mmol/L" }),
      result({ test: "fasting_insulin", value: 9, unit: "µU/mL" }),
      result({ value: 2 }),
      result({ test: "shbg", value: 40, unit: "nmol/L", date: calendarDay("2026-11-13") }),
    ];
    // HOMA-IR: 5 mmol/L × 9 µU/mL ÷ 22.5. Testosterone and SHBG are of different days.
    expect(labsPart(await sourcesOf({ labResult })).indices).toEqual([
      { index: "homa_ir", date, value: 2 },
    ]);
  });

  it("include the glucose, insulin and HbA1c of the measures", async () => {
    const measures = [{ id, date, fastingGlucose: 92, hba1c: 5.4, weight: 70 }];
    const { results } = labsPart(await sourcesOf({ measures }));
    expect(results.map(({ test, value, unit }) => [test, value, unit])).toEqual([
      ["fasting_glucose", 92, "mg/dL"],
      ["hba1c", 5.4, "%"],
    ]);
  });
});

describe("the report's measures", () => {
  it("are listed newest first, without empty days", async () => {
    const measures = [
      { id, date: calendarDay("2026-11-01"), weight: 71.5 },
      { id, date: calendarDay("2026-11-02"), fastingGlucose: 92 },
      { id, date, waistCircumference: 88, bloodPressure: { systolic: 118, diastolic: 76 } },
    ];
    expect(measuresPart(await sourcesOf({ measures }))).toEqual([
      { date, weight: null, waist: 88, systolic: 118, diastolic: 76 },
      { date: "2026-11-01", weight: 71.5, waist: null, systolic: null, diastolic: null },
    ]);
  });
});

describe("the report's hair and skin checks", () => {
  it("leave out the notes, which are private", async () => {
    const hairAndSkin = [{ id, date, acne: 2, treatsHair: true, notes: "threaded on Monday" }];
    expect(bodyPart(await sourcesOf({ hairAndSkin }))).toEqual([
      { date, acne: 2, treatsHair: true },
    ]);
  });
});

describe("the report's medicines", () => {
  const medicine = (name: string, start: string, end?: string): Medicine => ({
    id: crypto.randomUUID(),
    name,
    schedule: { kind: "daily", timesADay: 1 },
    startDate: calendarDay(start),
    ...(end && { endDate: calendarDay(end) }),
  });

  it("are those taken on any day of the report, current ones first", async () => {
    const story = {
      medicine: [
        medicine("Over before it", "2026-01-01", "2026-04-30"),
        medicine("Ended in it", "2026-01-01", "2026-09-01"),
        medicine("Since long", "2026-02-01"),
        medicine("Since lately", "2026-11-01"),
        medicine("Ends today", "2026-10-01", "2026-11-20"),
        medicine("To come", "2026-12-01"),
      ],
    };
    expect(medicinesPart(await sourcesOf(story)).map(({ name }) => name)).toEqual([
      "Since lately",
      "Ends today",
      "Since long",
      "Ended in it",
    ]);
  });

  it("leave out why they are taken", async () => {
    const secret = {
      ...medicine("Iron", "2026-11-01"),
      why: "heavy bleeding",
      sideEffects: "none",
    };
    const [part] = medicinesPart(await sourcesOf({ medicine: [secret] }));
    expect(JSON.stringify(part)).not.toContain("heavy bleeding");
    expect(part).toMatchObject({ dose: null, unit: null, endDate: null, sideEffects: "none" });
  });

  it("count only their own doses", async () => {
    const [one, other] = [medicine("One", "2026-11-17"), medicine("Other", "2026-11-17")];
    const dose = (day: string, medicineId: string) => ({
      id: crypto.randomUUID(),
      date: calendarDay(day),
      medicineId,
      slot: 1,
      answer: "taken" as const,
    });
    const story = {
      medicine: [one, other],
      dose: [dose("2026-11-17", one.id), dose("2026-11-18", one.id), dose("2026-11-18", other.id)],
    };
    const parts = medicinesPart(await sourcesOf(story));
    const takenOf = (name: string) => parts.find((part) => part.name === name)?.adherence;
    expect(takenOf("One")).not.toEqual(takenOf("Other"));
    expect(takenOf("One")).toMatchObject({ taken: 2 });
    expect(takenOf("Other")).toMatchObject({ taken: 1 });
  });
});
