import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { CycleSchema } from "#contract/cycles.ts";
import { MetabolicSchema } from "#contract/metabolic.ts";
import { OvulationSchema } from "#contract/ovulation.ts";
import { PcosLogSchema } from "#contract/pcos-logs.ts";
import { SymptomSchema } from "#contract/symptoms.ts";
import { calendarDay } from "#domain/calendar-day.ts";
import type { Found } from "./found.ts";
import { readFile } from "./read-file.ts";

const her = { today: calendarDay("2026-11-20"), timeZone: "Africa/Johannesburg" };

const schemas = {
  cycles: CycleSchema,
  symptoms: SymptomSchema,
  ovulation: OvulationSchema,
  metabolic: MetabolicSchema,
  pcosLogs: PcosLogSchema,
};

/** What a file holds; everything found is what the contract takes. */
async function found(content: string | Uint8Array): Promise<Found> {
  const reading = await readFile(new Blob([content as BlobPart]), her);
  if (reading.kind !== "found") throw new Error("a table");
  for (const [kind, schema] of Object.entries(schemas)) {
    for (const entry of (reading.found.entries[kind] ?? []) as object[]) {
      schema.parse({ id: crypto.randomUUID(), ...entry });
    }
  }
  return reading.found;
}

const json = (value: unknown) => found(JSON.stringify(value));
const codes = ({ doubts }: Found) => Object.fromEntries(doubts.map((one) => [one.code, one.count]));
const unknown = ({ notUnderstood }: Found) =>
  Object.fromEntries(notUnderstood.map((one) => [one.category, one.count]));

describe("Clue", () => {
  const option = (type: string, date: string, ...options: string[]) => ({
    type,
    date,
    value: options.map((one) => ({ option: one })),
  });

  it("gives periods, symptoms, signs and moods, options single or in lists", async () => {
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
      { date: "2026-03-01", type: "cramps", severity: 5 },
      { date: "2026-03-01", type: "headaches", severity: 5, notes: "migraine with aura" },
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
    expect(codes(result)).toEqual({ middle_severity: 2, fahrenheit: 1, left_out_there: 1 });
  });

  it("spotting never begins a period, and lies in the cycle before it", async () => {
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

  it("tells by name what has no place, and leaves out what is dated after today", async () => {
    const result = await json([
      option("feelings", "2026-03-01", "happy", "indifferent"),
      option("social_life", "2026-03-01", "conflict"),
      { type: "period", date: "2026-11-21", value: { option: "light" } },
      { type: "period", date: "2026-02-30", value: { option: "light" } },
    ]);
    expect(result.entries).toEqual({});
    expect(result.notUnderstood).toEqual([
      { category: "feelings", count: 2, example: "happy" },
      { category: "social_life", count: 1, example: "conflict" },
    ]);
    expect(codes(result)).toEqual({ future: 1, no_date: 1 });
  });

  it("comes in its zip, and as the older list of days", async () => {
    const measurements = [{ type: "period", date: "2026-03-01", value: { option: "light" } }];
    const zip = zipSync({
      "readme.txt": strToU8("hello"),
      "profile.json": strToU8('{"name":"x"}'),
      "measurements.json": strToU8(JSON.stringify(measurements)),
    });
    expect((await found(zip)).entries.cycles).toMatchObject([{ startDay: "2026-03-01" }]);
    const legacy = await json({
      data: [{ day: "2019-05-01T00:00:00Z", period: "heavy", pain: ["cramps"], mood: "x" }],
    });
    expect(legacy.source).toBe("clue");
    expect(legacy.entries.symptoms).toMatchObject([{ type: "cramps" }]);
    expect(unknown(legacy)).toEqual({ mood: 1 });
  });
});

describe("Flo", () => {
  const cycle = (start: string, end: string, more: object = {}) => ({
    period_start_date: `${start} 00:00:00.000`,
    period_end_date: `${end} 00:00:00.0`,
    pregnant: false,
    ...more,
  });

  it("gives its periods with the flow of each day; no pregnancy, none beyond two weeks", async () => {
    const result = await json({
      operationalData: {
        cycles: [
          cycle("2026-01-02", "2026-01-06", { period_intensity: '{"0":3,"1":2,"9":1}' }),
          cycle("2026-02-01", "2026-02-20"),
          cycle("2026-03-01", "2026-07-01", { pregnant: true }),
        ],
        notes: [{ text: "a note", date: "2026-01-02 10:00:00.0" }],
      },
    });
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-02", endDay: "2026-01-06", flow: "heavy" },
    ]);
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-01-02", notes: "a note", period_flow: "heavy" },
      { date: "2026-01-03", period_flow: "moderate" },
    ]);
    expect(codes(result)).toEqual({ long_period: 1, pregnant_cycle: 1 });
    expect(unknown(result)).toEqual({ period_intensity: 1 });
  });

  it("reads its events wherever they lie, by her local day", async () => {
    const events = [
      {
        category: "Symptom",
        subcategory: "DrawingPain",
        date: "2026-01-01 23:30:00",
        local_date: "2026-01-02 01:30:00",
      },
      { category: "Mood", subcategory: "ObsessiveThoughts", local_date: "2026-01-02 01:30:00" },
      { category: "Temperature", properties: '{"value":36.4}', local_date: "2026-01-02 06:00:00" },
      { category: "Symptom", subcategory: "Acne", local_date: "2026-01-02", deleted: true },
    ];
    for (const form of [
      { operationalData: { pointEventsManualData: { point_events_manual_v2: events } } },
      { point_events_manual_v2: events },
    ]) {
      const result = await json(form);
      expect(result.entries).toEqual({
        symptoms: [{ date: "2026-01-02", type: "cramps", severity: 5 }],
        ovulation: [{ date: "2026-01-02", basalBodyTemp: 36.4 }],
      });
      expect(unknown(result)).toEqual({ Mood: 1 });
    }
  });

  it("reads its text form", async () => {
    const result = await found(
      [
        "Period start date: 2026-01-02",
        "Period end date: 2026-01-05",
        "-----",
        "Period start date: 2026-02-03",
        "manual events",
        "1 - 2026-01-02 - Symptom - Headache",
        "2 - 2026-01-02 10:00:00 - Symptom - VaginalItching",
      ].join("\n"),
    );
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-02", endDay: "2026-01-05" },
      { startDay: "2026-02-03", endDay: "2026-02-03" },
    ]);
    expect(result.entries.symptoms).toMatchObject([{ type: "headaches" }]);
    expect(unknown(result)).toEqual({ Symptom: 1 });
  });
});

describe("drip", () => {
  it("reads any part of its columns and leaves out what drip leaves out", async () => {
    const result = await found(
      [
        "date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,mucus.value,note.value,pain.cramps,mood.happy",
        '2026-01-05,36.5,true,3,false,,"=cmd|x, said",true,',
        "2026-01-06,,,0,true,4,,,true",
        "2026-01-07,,,0,false,2,,,",
      ].join("\n"),
    );
    expect(result.source).toBe("drip");
    expect(result.entries.cycles).toMatchObject([{ startDay: "2026-01-05", flow: "heavy" }]);
    expect(result.entries.ovulation).toEqual([
      { date: "2026-01-05", basalBodyTemp: 36.5, isUnsure: true },
      { date: "2026-01-06", cervicalMucus: "egg_white" },
    ]);
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-01-05", notes: "=cmd|x, said", period_flow: "heavy" },
      { date: "2026-01-07", period_flow: "spotting" },
    ]);
    expect(unknown(result)).toEqual({ mood: 1, mucus: 1 });
  });
});

describe("Apple Health", () => {
  const record = (type: string, start: string, value: string, more = "", inside = "") =>
    `<Record type="${type}" startDate="${start}" endDate="${start}" value="${value}" ${more}>${inside}</Record>`;
  const flow = (day: string, value: string, inside = "") =>
    record("HKCategoryTypeIdentifierMenstrualFlow", `${day} 23:30:00 -0800`, value, "", inside);
  const health = (...records: string[]) =>
    `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate|Record)*>\n]>\n<HealthData locale="en_ZA">${records.join("\n")}</HealthData>`;
  const start = '<MetadataEntry key="HKMenstrualCycleStart" value="1"/>';

  it("names flow in three ways, and a marked start begins a cycle", async () => {
    const result = await found(
      health(
        flow("2026-01-05", "HKCategoryValueMenstrualFlowHeavy", start),
        flow("2026-01-06", "HKCategoryValueVaginalBleedingLight"),
        flow("2026-01-07", "3"),
        flow("2026-01-08", "5"),
        flow("2026-01-09", "1", start),
        record(
          "HKCategoryTypeIdentifierAbdominalCramps",
          "2026-01-05 08:00:00 +0200",
          "HKCategoryValueSeveritySevere",
        ),
        record(
          "HKCategoryTypeIdentifierHeadache",
          "2026-01-05 08:00:00 +0200",
          "HKCategoryValueSeverityNotPresent",
        ),
        record("HKCategoryTypeIdentifierCervicalMucusQuality", "2026-01-20 08:00:00 +0200", "1"),
        record(
          "HKCategoryTypeIdentifierOvulationTestResult",
          "2026-01-20 08:00:00 +0200",
          "HKCategoryValueOvulationTestResultIndeterminate",
        ),
        record(
          "HKQuantityTypeIdentifierBasalBodyTemperature",
          "2026-01-20 06:00:00 +0200",
          "97.7",
          'unit="degF"',
        ),
        record("HKQuantityTypeIdentifierBodyMass", "2026-01-20 06:00:00 +0200", "150", 'unit="lb"'),
        record("HKQuantityTypeIdentifierStepCount", "2026-01-20 06:00:00 +0200", "4000"),
      ),
    );
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-07", flow: "heavy" },
      { startDay: "2026-01-09", endDay: "2026-01-09" },
    ]);
    expect(result.entries.symptoms).toEqual([{ date: "2026-01-05", type: "cramps", severity: 8 }]);
    expect(result.entries.ovulation).toEqual([
      { date: "2026-01-20", basalBodyTemp: 36.5, cervicalMucus: "dry" },
    ]);
    expect(result.entries.metabolic).toEqual([{ date: "2026-01-20", weight: 68 }]);
    expect(unknown(result)).toEqual({ OvulationTestResult: 1, "Apple Health": 1 });
  });

  it("comes in its zip, which holds another XML beside it", async () => {
    const zip = zipSync({
      "apple_health_export/export_cda.xml": strToU8("<ClinicalDocument/>"),
      "apple_health_export/export.xml": strToU8(health(flow("2026-01-05", "4"))),
    });
    expect((await found(zip)).entries.cycles).toMatchObject([{ startDay: "2026-01-05" }]);
  });
});

describe("Ovumcy", () => {
  const day = {
    date: "2026-05-17",
    period: true,
    cycle_start: true,
    is_uncertain: true,
    flow: "none",
    mood_rating: 4,
    sex_activity: "protected",
    bbt: 0,
    cervical_mucus: "moist",
    lh_test: "peak",
    cycle_factors: ["travel"],
    symptoms: { cramps: true, acne: false, food_cravings: true },
    other_symptoms: ["Dizziness", "my own"],
    notes: "late",
  };

  it("reads its JSON, and its CSV to the same entries", async () => {
    const result = await json({ exported_at: "2026-05-18T00:00:00Z", entries: [day] });
    expect(result.entries.cycles).toMatchObject([{ startDay: "2026-05-17" }]);
    expect(result.entries.ovulation).toEqual([
      { date: "2026-05-17", isUnsure: true, ovulationTest: "positive", sexualActivity: true },
    ]);
    expect(result.entries.symptoms).toMatchObject([{ type: "cramps" }, { type: "dizziness" }]);
    expect(unknown(result)).toEqual({
      symptoms: 2,
      mood_rating: 1,
      cervical_mucus: 1,
      cycle_factors: 1,
    });
    const csv = await found(
      [
        "Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Food cravings,Cycle factors,Other,Notes,Cycle start,Uncertain,LH test",
        "2026-05-17,true,none,4,protected,0,moist,true,true,travel,Dizziness;my own,late,Yes,Yes,peak",
      ].join("\n"),
    );
    expect(csv.entries).toEqual(result.entries);
    expect(unknown(csv)).toEqual(unknown(result));
  });
});

describe("the other apps", () => {
  it("Mensinator: its numbered periods, and symptoms by the names she gave them", async () => {
    const result = await json({
      periods: [
        { id: "1", date: "2026-01-05", period_id: "1" },
        { id: "2", date: "2026-01-06", period_id: "1" },
        { id: "3", date: "2026-02-05", period_id: "2" },
      ],
      symptoms: [
        { id: "1", symptom_name: "Light_Flow" },
        { id: "2", symptom_name: "Zumba" },
      ],
      symptom_date: [
        { symptom_date: "2026-01-05", symptom_id: "1" },
        { symptom_date: "2026-01-06", symptom_id: "2" },
      ],
      ovulations: [{ id: "1", date: "2026-01-20" }],
      app_settings: [],
    });
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-06", flow: "light" },
      { startDay: "2026-02-05" },
    ]);
    expect(unknown(result)).toEqual({ symptoms: 1, ovulations: 1 });
  });

  it("Menstrudel: instants of midnight, here or in UTC, are her day", async () => {
    const result = await json({
      periods: [
        {
          start_date: Date.parse("2026-01-05T00:00:00Z"),
          end_date: Date.parse("2026-01-07T00:00:00Z"),
        },
        {
          start_date: Date.parse("2026-02-04T22:00:00Z"),
          end_date: Date.parse("2026-02-06T22:00:00Z"),
        },
      ],
      period_logs: [{ id: 1, date: "2026-01-05T00:00:00.000", flow: 4, painLevel: 3 }],
      log_symptoms: [{ log_id_fk: 1, symptom: "moodSwings" }],
      db_version: 9,
    });
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-07", flow: "heavy" },
      { startDay: "2026-02-05", endDay: "2026-02-07" },
    ]);
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-01-05", pain_level: 8, period_flow: "heavy" },
    ]);
    expect(result.entries.symptoms).toMatchObject([{ type: "mood_swings" }]);
  });

  it("Peri: first days and lengths; a period that has only begun is left open", async () => {
    const result = await json({
      cycles: [
        { cycleLength: 0, periodLength: 5, startDate: "2026-11-19" },
        { cycleLength: 40, periodLength: 4, startDate: "2026-10-10" },
        { cycleLength: 40, periodLength: 1e9, startDate: "2026-09-01" },
      ],
      version: 1,
    });
    expect(result.entries.cycles).toEqual([
      {
        startDate: "2026-10-10",
        startDay: "2026-10-10",
        endDate: "2026-10-13",
        endDay: "2026-10-13",
      },
      { startDate: "2026-11-19", startDay: "2026-11-19" },
    ]);
    expect(codes(result)).toEqual({ long_period: 1 });
  });

  it("Mwezi: every kind as it stands, but for what is not hers to bring", async () => {
    const cycles = [{ id: crypto.randomUUID(), startDate: "2026-01-05", startDay: "2026-01-05" }];
    const whole = { cycles, moods: [], profile: { age: 30 }, carePlan: null };
    const apart = { account: {}, imports: [{}], uploads: [{}, {}], exportedAt: "x" };
    const result = await json({ format: "mwezi-export", version: 1, ...apart, ...whole });
    expect(result.entries).toEqual({ cycles, profile: { age: 30 } });
    expect(codes(result)).toEqual({ files_not_inside: 2 });
    const id = crypto.randomUUID();
    const upload = { id, date: "2026-01-05", name: "lab.pdf", type: "application/pdf", bytes: 5 };
    const uploads = [upload, { ...upload, id: crypto.randomUUID() }];
    const zip = zipSync({
      "mwezi-export.json": strToU8(
        JSON.stringify({ format: "mwezi-export", version: 1, uploads, cycles }),
      ),
      [`files/${id}.pdf`]: strToU8("%PDF-"),
    });
    const packed = await found(zip);
    expect(packed.files).toMatchObject([{ id, date: "2026-01-05", name: "lab.pdf" }]);
    expect(await (await packed.files?.[0]?.unpack())?.text()).toBe("%PDF-");
    expect(codes(packed)).toEqual({ files_not_inside: 1 });
    await expect(json({ format: "mwezi-export", version: 99, ...whole })).rejects.toMatchObject({
      why: "newer_export",
    });
  });
});
