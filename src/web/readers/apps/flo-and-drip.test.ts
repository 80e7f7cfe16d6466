import { describe, expect, it } from "vitest";
import { codes, historyIn, json, unknown } from "../testing/history-in.ts";

describe("Flo", () => {
  const cycle = (start: string, end: string, more: object = {}) => ({
    period_start_date: `${start} 00:00:00.000`,
    period_end_date: `${end} 00:00:00.0`,
    pregnant: false,
    ...more,
  });

  it("reads periods with each day's flow, without pregnancies and periods over two weeks", async () => {
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
    expect(unknown(result)).toEqual({ period_intensity: 1, Pregnancy: 1 });
    expect(
      result.notUnderstood.find(({ category }) => category === "period_intensity")?.notes,
    ).toEqual([{ day: "2026-01-02", text: "period_intensity: 9: 1" }]);
    expect(result.notUnderstood.find(({ category }) => category === "Pregnancy")?.notes).toEqual([
      { day: "2026-03-01", text: "Pregnancy: 2026-03-01 – 2026-07-01" },
    ]);
  });

  it("puts spotting within a period on its day, and reports periods with only a first day", async () => {
    const result = await json({
      operationalData: {
        cycles: [
          cycle("2026-05-03", "2026-05-05", { period_intensity: '{"0":3,"2":0}' }),
          { period_start_date: "2026-06-03", period_end_date: null },
        ],
      },
    });
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-05-03", period_flow: "heavy" },
      { date: "2026-05-05", period_flow: "spotting" },
    ]);
    expect(codes(result)).toEqual({ start_only: 1 });
  });

  it("reads events from every known place, by local day", async () => {
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
        symptoms: [{ date: "2026-01-02", type: "cramps", severity: 5, assumedSeverity: 5 }],
        ovulation: [{ date: "2026-01-02", basalBodyTemp: 36.4 }],
      });
      expect(unknown(result)).toEqual({ Mood: 1 });
    }
  });

  it("reads sex, moods and sleep by name, in any spelling", async () => {
    const event = (category: string, subcategory: string, value?: number) => ({
      category,
      subcategory,
      local_date: "2026-01-02",
      value,
    });
    const result = await json({
      operationalData: {
        point_events_manual_v2: [
          event("Sex", "Protected"),
          event("Mood", "Depressed"),
          event("Sleep", "", 450),
          event("Water", "", 3),
          event("PregnancyTest", "Positive"),
        ],
      },
    });
    expect(result.entries.ovulation).toEqual([{ date: "2026-01-02", sexualActivity: true }]);
    expect(result.entries.pcosLogs).toEqual([
      { date: "2026-01-02", mood: "sad", sleep_hours: 7.5 },
    ]);
    expect(result.entries.signs).toEqual([{ date: "2026-01-02", pregnancyTest: "positive" }]);
    expect(result.notUnderstood).toMatchObject([{ notes: [{ text: "Water: 3" }] }]);
  });

  it("reads the text format", async () => {
    const result = await historyIn(
      [
        "Period start date: 2026-01-02",
        "Period end date: 2026-01-05",
        "-----",
        "Period start date: 2026-02-03",
        "-----",
        "Period start date: 2026-04-01",
        "Period end date: 2026-11-01",
        "Pregnant: True",
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
    expect(unknown(result)).toEqual({ Symptom: 1, Pregnancy: 1 });
  });
});

describe("drip", () => {
  it("reads any subset of its columns and skips what drip excludes", async () => {
    const result = await historyIn(
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
    expect(result.notUnderstood.flatMap(({ notes }) => notes)).toContainEqual({
      day: "2026-01-07",
      text: "mucus: mucus.value: 2",
    });
  });

  it.each([
    ["TRUE", "FALSE"],
    ["WAHR", "FALSCH"],
  ])("reads a file that Excel saved again with %s and its own dates", async (yes, no) => {
    const result = await historyIn(
      [
        "date;temperature.value;temperature.exclude;bleeding.value;bleeding.exclude;pain.cramps",
        `13/01/2026;36,5;${no};3;${yes};${yes}`,
        `14/01/2026;;;2;${no};${no}`,
      ].join("\n"),
    );
    expect(result.entries.cycles).toMatchObject([{ startDay: "2026-01-14", endDay: "2026-01-14" }]);
    expect(result.entries.symptoms).toMatchObject([{ date: "2026-01-13", type: "cramps" }]);
    expect(unknown(result)).toEqual({});
  });

  it("offers the values of unsupported columns as notes", async () => {
    const result = await historyIn(
      "date,temperature.value,temperature.time,cervix.position\n2026-05-01,36.55,06:30,2\n",
    );
    expect(result.notUnderstood.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual([
      "temperature: temperature.time: 06:30",
      "cervix: cervix.position: 2",
    ]);
  });
});
