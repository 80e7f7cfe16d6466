import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { codes, historyIn, json, unknown } from "../testing/history-in.ts";

describe("Clue", () => {
  const option = (type: string, date: string, ...options: string[]) => ({
    type,
    date,
    value: options.map((one) => ({ option: one })),
  });

  it("reads periods, symptoms, signs and moods, with single options or lists", async () => {
    const result = await json([
      { type: "period", date: "2026-03-01T00:00:00.000Z", value: { option: "light" } },
      { type: "period", date: "2026-03-02", value: { option: "very_heavy" } },
      { type: "period", date: "2026-03-03", value: { option: "heavy" } },
      option("pain", "2026-03-01", "period_cramps", "migraine_with_aura"),
      option("discharge", "2026-03-14", "egg_white"),
      { type: "discharge", date: "2026-03-15", value: { option: "creamy" } },
      option("feelings", "2026-03-14", "sad"),
      option("energy", "2026-03-14", "exhausted"),
      { type: "bbt", date: "2026-03-15", value: { temperature: 98.1, excluded: true } },
      option("tests", "2026-03-15", "ovulation_negative"),
    ]);
    expect(result.source).toBe("clue");
    expect(result.entries.cycles).toEqual([
      {
        startDate: "2026-03-01",
        startDay: "2026-03-01",
        endDate: "2026-03-03",
        endDay: "2026-03-03",
        flow: "heavy",
      },
    ]);
    expect(result.entries.symptoms).toEqual([
      { date: "2026-03-01", type: "cramps", severity: 5, assumedSeverity: 5 },
      {
        date: "2026-03-01",
        type: "headaches",
        severity: 5,
        assumedSeverity: 5,
        notes: "migraine with aura",
      },
    ]);
    expect(result.entries.ovulation).toEqual([
      { date: "2026-03-14", cervicalMucus: "egg_white" },
      {
        date: "2026-03-15",
        cervicalMucus: "creamy",
        basalBodyTemp: 36.72,
        isUnsure: true,
        ovulationTest: "negative",
      },
    ]);
    expect(codes(result)).toEqual({ no_strength: 2, fahrenheit: 1, left_out_there: 1 });
  });

  it("adds spotting to the cycle before it, without starting a period", async () => {
    const result = await json([
      option("spotting", "2026-02-20", "red"),
      { type: "period", date: "2026-03-01", value: { option: "medium" } },
      option("spotting", "2026-03-02", "brown"),
      option("spotting", "2026-03-14", "brown"),
      { type: "period", date: "2026-03-29", value: { option: "medium" } },
    ]);
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-03-01", endDay: "2026-03-01", intermenstrualSpotting: true },
      { startDay: "2026-03-29" },
    ]);
    expect((result.entries.cycles as object[])[1]).not.toHaveProperty("intermenstrualSpotting");
    expect(codes(result)).toMatchObject({ spotting_apart: 2 });
  });

  it("reads weight and sleep with their units, and a day's heaviest flow", async () => {
    const result = await json([
      { type: "period", date: "2026-03-01", value: { option: "light" } },
      { type: "period", date: "2026-03-01", value: { option: "super_heavy" } },
      { type: "weight", date: "2026-03-01", value: { kilograms: 65.23 } },
      { type: "weight", date: "2026-03-02", value: { value: 10.5, unit: "st" } },
      { type: "weight", date: "2026-03-03", value: { value: 143 } },
      { type: "sleep_duration", date: "2026-03-01", value: { hours: 7, minutes: 30 } },
      { type: "sleep_duration", date: "2026-03-02", value: { minutes: 480 } },
      option("sleep_quality", "2026-03-01", "trouble_falling_asleep", "vivid_dreams"),
      option("tags", "2026-03-01", "my own tag"),
    ]);
    expect(result.entries.cycles).toMatchObject([{ startDay: "2026-03-01", flow: "heavy" }]);
    expect(result.entries.metabolic).toEqual([
      { date: "2026-03-01", weight: 65.2 },
      { date: "2026-03-02", weight: 66.7 },
    ]);
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-03-01", sleep_hours: 7.5, period_flow: "heavy" },
      { date: "2026-03-02", sleep_hours: 8 },
    ]);
    expect(result.entries.symptoms).toMatchObject([{ type: "insomnia" }]);
    expect(codes(result)).toEqual({ second_flow: 1, no_strength: 1 });
    expect(result.notUnderstood.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual([
      'weight: {"value":143}',
      "sleep_quality: vivid_dreams",
      "tags: my own tag",
    ]);
  });

  it("reads pills as doses and as a period of contraception, and pregnancy tests", async () => {
    const pill = (date: string, taken: string) => ({
      type: "birth_control_pill",
      date,
      value: { option: taken },
    });
    const result = await json([
      pill("2026-01-05", "taken"),
      pill("2026-01-06", "late"),
      // After a week's pause the next pack continues.
      pill("2026-01-14", "missed"),
      pill("2026-01-15", "double"),
      pill("2026-11-18", "taken"),
      option("tests", "2026-03-01", "pregnancy_negative", "pregnancy_positive"),
    ]);
    const [medicine] = result.entries.medicines as { id: string }[];
    expect(medicine).toMatchObject({ startDate: "2026-01-05", schedule: { kind: "as_needed" } });
    expect(medicine).not.toHaveProperty("endDate");
    const dose = (date: string, answer: string, slot = 1) => ({
      date,
      medicineId: medicine?.id,
      slot,
      answer,
    });
    expect(result.entries.doses).toEqual([
      dose("2026-01-05", "taken"),
      dose("2026-01-06", "late"),
      dose("2026-01-14", "skipped"),
      dose("2026-01-15", "taken"),
      dose("2026-01-15", "taken", 2),
      dose("2026-11-18", "taken"),
    ]);
    expect(result.entries.lifeStages).toMatchObject([
      { method: "pill", from: "2026-01-05", to: "2026-01-15" },
      { method: "pill", from: "2026-11-18" },
    ]);
    expect(result.entries.signs).toEqual([{ date: "2026-03-01", pregnancyTest: "positive" }]);
    expect(unknown(result)).toEqual({ "pregnancy test": 1 });
  });

  it("lists what is not supported by name, and leaves out future dates", async () => {
    const result = await json([
      option("feelings", "2026-03-01", "happy", "indifferent"),
      option("social_life", "2026-03-01", "conflict"),
      { type: "period", date: "2026-11-21", value: { option: "light" } },
      { type: "period", date: "2026-02-30", value: { option: "light" } },
    ]);
    expect(result.entries).toEqual({});
    expect(
      result.notUnderstood.map(({ category, example, count }) => [category, example, count]),
    ).toEqual([
      ["feelings", "happy", 1],
      ["feelings", "indifferent", 1],
      ["social_life", "conflict", 1],
    ]);
    expect(codes(result)).toEqual({ future: 1, no_date: 1 });
  });

  it("reads its zip and the older list of days", async () => {
    const measurements = [{ type: "period", date: "2026-03-01", value: { option: "light" } }];
    const zip = zipSync({
      "readme.txt": strToU8("hello"),
      "profile.json": strToU8('{"name":"x"}'),
      "measurements.json": strToU8(JSON.stringify(measurements)),
    });
    expect((await historyIn(zip)).entries.cycles).toMatchObject([{ startDay: "2026-03-01" }]);
    const legacy = await json({
      data: [{ day: "2019-05-01T00:00:00Z", period: "heavy", pain: ["cramps"], mood: "x" }],
    });
    expect(legacy.source).toBe("clue");
    expect(legacy.entries.symptoms).toMatchObject([{ type: "cramps" }]);
    expect(unknown(legacy)).toEqual({ mood: 1 });
  });
});
