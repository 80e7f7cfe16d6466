import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { XmlText } from "./formats/xml-text.ts";
import { codes, historyIn, json, unknown } from "./testing/history-in.ts";

describe("Apple Health", () => {
  const record = (type: string, start: string, value: string, more = "", inside = "") =>
    `<Record type="${type}" startDate="${start}" endDate="${start}" value="${value}" ${more}>${inside}</Record>`;
  const flow = (day: string, value: string, inside = "") =>
    record("HKCategoryTypeIdentifierMenstrualFlow", `${day} 23:30:00 -0800`, value, "", inside);
  const health = (...records: string[]) =>
    `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate|Record)*>\n]>\n<HealthData locale="en_ZA">${records.join("\n")}</HealthData>`;
  const start = '<MetadataEntry key="HKMenstrualCycleStart" value="1"/>';

  it("reads three ways of naming flow, and starts a cycle at a marked start", async () => {
    const result = await historyIn(
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
    expect(unknown(result)).toEqual({ OvulationTestResult: 1, StepCount: 1 });
  });

  it("skips and counts characters that XML forbids, wherever chunks end", async () => {
    const bad = flow("2026-01-05", "4").replace(
      "<Record ",
      '<Record sourceName="My\u000b&#11;&#x0B; Watch&#10;" ',
    );
    const text = health(bad, flow("2026-01-06", "3"));
    const whole = await historyIn(text);
    expect(whole.entries.cycles).toMatchObject([{ startDay: "2026-01-05", endDay: "2026-01-06" }]);
    expect(codes(whole)).toEqual({ control_characters: 3 });
    for (let length = 1; length <= 16; length += 1) {
      const xml = new XmlText();
      const pieces = text.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
      const read = pieces.map((piece) => xml.clean(piece)).join("") + xml.end();
      expect(read).toBe(text.replace("\u000b&#11;&#x0B;", ""));
      expect(xml.forbidden).toBe(3);
    }
  });

  it("reads its zip, which contains another XML file", async () => {
    const zip = zipSync({
      "apple_health_export/export_cda.xml": strToU8("<ClinicalDocument/>"),
      "apple_health_export/export.xml": strToU8(health(flow("2026-01-05", "4"))),
    });
    expect((await historyIn(zip)).entries.cycles).toMatchObject([{ startDay: "2026-01-05" }]);
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
    const csv = await historyIn(
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
  it("Mensinator: reads numbered periods, and symptoms with custom names", async () => {
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

  it("Menstrudel: reads local or UTC midnight as that local day", async () => {
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

  it("Peri: reads first days and lengths, and leaves a current period open", async () => {
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

  it("Mwezi: restores every kind of entry, except what can't be imported", async () => {
    const cycles = [{ id: crypto.randomUUID(), startDate: "2026-01-05", startDay: "2026-01-05" }];
    const whole = { cycles, moods: [], profile: { age: 30 }, carePlan: null };
    const apart = { imports: [{}], uploads: [{}, {}], exportedAt: "x" };
    for (const [version, account] of [
      [1, {}],
      [1, { access: { sessions: [], passkeys: [] } }],
      [2, { access: [{ kind: "session" }] }],
    ] as const) {
      const result = await json({ format: "mwezi-export", version, account, ...apart, ...whole });
      expect(result.entries).toEqual({ cycles, profile: { age: 30 } });
      expect(codes(result)).toEqual({ files_not_inside: 2 });
    }
    const id = crypto.randomUUID();
    const upload = { id, date: "2026-01-05", name: "lab.pdf", type: "application/pdf", bytes: 5 };
    const uploads = [upload, { ...upload, id: crypto.randomUUID() }];
    const zip = zipSync({
      "mwezi-export.json": strToU8(
        JSON.stringify({ format: "mwezi-export", version: 1, uploads, cycles }),
      ),
      [`files/${id}.pdf`]: strToU8("%PDF-"),
    });
    const packed = await historyIn(zip);
    expect(packed.files).toMatchObject([{ id, date: "2026-01-05", name: "lab.pdf" }]);
    expect(await (await packed.files?.[0]?.unpack())?.text()).toBe("%PDF-");
    expect(codes(packed)).toEqual({ files_not_inside: 1 });
    await expect(json({ format: "mwezi-export", version: 99, ...whole })).rejects.toMatchObject({
      why: "newer_export",
    });
  });
});
