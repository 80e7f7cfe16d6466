import { describe, expect, it } from "vitest";
import { historyIn, json, unknown } from "../testing/history-in.ts";

const record = (type: string, value: string, from: string, to = from) =>
  `<Record type="HKCategoryTypeIdentifier${type}" startDate="${from} 08:00:00 +0200" endDate="${to} 08:00:00 +0200" value="${value}"/>`;
const read = (...records: readonly string[]) =>
  historyIn(`<?xml version="1.0"?><HealthData>${records.join("")}</HealthData>`);
const NOT_APPLICABLE = "HKCategoryValueNotApplicable";

describe("Apple Health", () => {
  it("takes the day before a lasting rise of the wrist's temperature as ovulation", async () => {
    const night = (place: number, degrees: number) => {
      const [evening, morning] = [place, place + 1].map(
        (day) => `2026-02-${String(day).padStart(2, "0")}`,
      );
      return `<Record type="HKQuantityTypeIdentifierAppleSleepingWristTemperature" unit="degC" startDate="${evening} 23:00:00 +0200" endDate="${morning} 06:30:00 +0200" value="${degrees}"/>`;
    };
    const nights = Array.from({ length: 20 }, (_, place) =>
      night(place + 1, place < 12 ? 35.4 : 35.8),
    );
    const { entries } = await read(...nights);
    expect(entries.ovulation).toEqual([{ date: "2026-02-13", ovulationByWearable: "apple_watch" }]);
  });

  it("reads pregnancies and breastfeeding, ended and going on", async () => {
    const { entries } = await read(
      record("Pregnancy", NOT_APPLICABLE, "2024-02-01", "2024-10-20"),
      record("Lactation", NOT_APPLICABLE, "2024-10-20", "2025-06-01"),
      record("Pregnancy", NOT_APPLICABLE, "2026-08-01", "4001-01-01"),
    );
    expect(entries.lifeStages).toMatchObject([
      { kind: "pregnancy", from: "2024-02-01", to: "2024-10-20" },
      { kind: "pregnancy", from: "2026-08-01" },
      { kind: "breastfeeding", from: "2024-10-20", to: "2025-06-01" },
    ]);
    expect((entries.lifeStages as object[])[1]).not.toHaveProperty("to");
  });

  it.each([
    ["HKCategoryValueContraceptiveImplant", "implant"],
    ["HKCategoryValueContraceptiveIntrauterineDevice", "iud"],
    ["HKCategoryValueContraceptiveOral", "pill"],
    ["HKCategoryValueContraceptiveUnspecified", "other"],
    ["5", "ring"],
  ])("reads contraception %s as %s", async (value, method) => {
    const { entries } = await read(record("Contraceptive", value, "2026-01-01", "2026-03-01"));
    expect(entries.lifeStages).toMatchObject([
      { kind: "contraception", method, from: "2026-01-01", to: "2026-03-01" },
    ]);
  });

  it("joins days of the same method to one stretch", async () => {
    const oral = "HKCategoryValueContraceptiveOral";
    const days = ["2026-01-01", "2026-01-02", "2026-01-12", "2026-03-01"];
    const { entries } = await read(...days.map((day) => record("Contraceptive", oral, day)));
    expect(entries.lifeStages).toMatchObject([
      { from: "2026-01-01", to: "2026-01-12" },
      { from: "2026-03-01", to: "2026-03-01" },
    ]);
  });

  it("logs bleeding in and after a pregnancy without making it a period", async () => {
    const history = await read(
      record("BleedingDuringPregnancy", "HKCategoryValueVaginalBleedingUnspecified", "2026-01-01"),
      record("BleedingAfterPregnancy", "HKCategoryValueVaginalBleedingHeavy", "2026-02-01"),
    );
    expect(history.entries).toEqual({
      pcosLogs: [
        { date: "2026-01-01", period_flow: "spotting" },
        { date: "2026-02-01", period_flow: "heavy" },
      ],
    });
    expect(unknown(history)).toEqual({});
  });
});

it("Health Auto Export: reads the same records under names for people", async () => {
  const { source, entries } = await json({
    data: {
      cycleTracking: [
        {
          name: "Menstrual Flow",
          value: "Heavy",
          start: "2026-01-05 08:00:00 +0200",
          isCycleStart: true,
        },
        {
          name: "Ovulation Test Result",
          value: "Luteinizing Hormone Surge",
          start: "2026-01-18 08:00:00 +0200",
        },
        {
          name: "Pregnancy",
          value: "",
          start: "2026-08-01 08:00:00 +0200",
          end: "4001-01-01 00:00:00 +0000",
        },
      ],
      symptoms: [
        { name: "Abdominal Cramps", severity: "Severe", start: "2026-01-05 08:00:00 +0200" },
        { name: "Headache", severity: "Not Present", start: "2026-01-05 08:00:00 +0200" },
      ],
      metrics: [
        {
          name: "weight_body_mass",
          units: "kg",
          data: [{ date: "2026-01-05 00:00:00 +0200", qty: 61.5 }],
        },
        {
          name: "step_count",
          units: "count",
          data: [{ date: "2026-01-05 00:00:00 +0200", qty: 4000 }],
        },
      ],
    },
  });
  expect(source).toBe("apple_health");
  expect(entries).toMatchObject({
    cycles: [{ startDay: "2026-01-05", flow: "heavy" }],
    ovulation: [{ ovulationTest: "positive" }],
    symptoms: [{ type: "cramps", severity: 8 }],
    metabolic: [{ weight: 61.5 }],
    lifeStages: [{ kind: "pregnancy", from: "2026-08-01" }],
  });
});
