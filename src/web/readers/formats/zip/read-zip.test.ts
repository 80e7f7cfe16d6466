import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { codes, historyIn } from "../../testing/history-in.ts";

const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const head = "create_time,date";

describe("a zip of many files", () => {
  it("of Samsung Health is merged, without its predictions", async () => {
    const prefix = "samsunghealth/com.samsung";
    const history = await historyIn(
      zipOf({
        [`${prefix}.health.cycle.mood.csv`]: `com.samsung.health.cycle.mood,1\n${head},mood,datauuid\nx,2026-01-05,SAD,a\n`,
        [`${prefix}.health.cycle.flow.csv`]: `com.samsung.health.cycle.flow,1\n${head},flow,datauuid\nx,2026-01-05,2,a\nx,2026-01-06,1,a\n`,
        [`${prefix}.shealth.cycle.prediction.csv`]: `com.samsung.shealth.cycle.prediction,1\n${head},period_start_date,datauuid\nx,2026-03-05,2026-03-05,a\n`,
        [`${prefix}.shealth.step.csv`]: `com.samsung.shealth.step,1\n${head},count,datauuid\nx,2026-03-05,4000,a\n`,
      }),
    );
    expect(history.source).toBe("samsung_health");
    expect(history.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-06" },
    ]);
    expect(history.entries.pcosLogs).toEqual([{ date: "2026-01-05", mood: "sad" }]);
  });

  it("of Garmin merges cycles and days, each day once", async () => {
    const folder = "DI_CONNECT/DI-Connect-Wellness";
    const cycle = { startDate: "2026-01-05", actualPeriodLength: 3, predictedCycleLength: 30 };
    const day = { calendarDate: "2026-01-05", flow: "HEAVY", symptoms: [], moods: [] };
    const history = await historyIn(
      zipOf({
        [`${folder}/1_sleepData.json`]: JSON.stringify([{ calendarDate: "2026-01-05" }]),
        [`${folder}/1_MenstrualCycles.json`]: JSON.stringify([cycle]),
        [`${folder}/1_DailyMenstrualLogs.json`]: JSON.stringify([day]),
      }),
    );
    expect(history.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-07", flow: "heavy" },
    ]);
    expect(codes(history)).toEqual({ other_files: 1 });
  });

  it("of Flo doesn't count the copy in its text file", async () => {
    const event = { category: "Symptom", subcategory: "VaginalItching", local_date: "2026-01-02" };
    const history = await historyIn(
      zipOf({
        "res.txt":
          "Period start date: 2026-01-02\nPeriod end date: 2026-01-05\n-----\nmanual events\n1 - 2026-01-02 - Symptom - VaginalItching",
        "data.json": JSON.stringify({ operationalData: { point_events_manual_v2: [event] } }),
      }),
    );
    expect(history.notUnderstood).toMatchObject([{ example: "VaginalItching", count: 1 }]);
  });

  it("of Mwezi's spreadsheets without a period contains the entries rather than days.csv", async () => {
    const id = "7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70";
    const history = await historyIn(
      zipOf({
        "days.csv":
          "date,bleeding,flow,low_mood (0-10),stress (0-10),symptoms\n2026-01-05,,,,,cramps 6\n",
        "symptoms.csv": `id,date,type,severity (0-10),assumedSeverity (0-10),notes\n${id},2026-01-05,cramps,6,,her words\n`,
      }),
    );
    expect(history.entries.symptoms).toMatchObject([{ id, notes: "her words" }]);
  });

  it("of Mwezi's spreadsheets imports each kind once", async () => {
    const id = "7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70";
    const history = await historyIn(
      zipOf({
        "days.csv":
          "date,bleeding,flow,low_mood (0-10),stress (0-10),symptoms\n2026-01-05,period_start,heavy,,,\n",
        "cycles.csv": `id,startDate,startDay,endDate,endDay,leftOutBecause,flow,intermenstrualSpotting,spottingNotes,notes,isUnsure,missedLog,isSeparate,stillBleedingOn\n${id},2026-01-05,2026-01-05,2026-01-07,2026-01-07,,heavy,,,,,,,\n`,
        "symptoms.csv": `id,date,type,severity (0-10),assumedSeverity (0-10),notes\n${id},2026-01-05,cramps,6,,\n`,
      }),
    );
    expect(history.source).toBe("mwezi");
    expect(history.entries).toEqual({
      cycles: [
        {
          id,
          startDate: "2026-01-05",
          startDay: "2026-01-05",
          flow: "heavy",
          endDate: "2026-01-07",
          endDay: "2026-01-07",
        },
      ],
      symptoms: [{ id, date: "2026-01-05", type: "cramps", severity: 6 }],
    });
  });
});
