import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundleTypes } from "#contract/account/exports.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { headIn, headWithUnitIn } from "#server/documents/csv/column-heads.ts";
import { columnsOf } from "#server/documents/csv/columns.ts";
import { csvLines, rowsOf } from "#server/documents/csv/csv.ts";
import { bundleText } from "#server/documents/fhir/bundle.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { workbook } from "#server/documents/xlsx/xlsx.ts";
import { zipOf } from "#server/storage/files/zip.ts";
import { collections, type Kind } from "#server/storage/journal/collections.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { readFile } from "#web/readers/read-file.ts";

const today = calendarDay("2026-11-20");
const clock = { today, timeZone: "Africa/Nairobi" };
const id = "7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70";

const entries: Partial<Record<Kind, readonly object[]>> = {
  cycle: [
    {
      id,
      startDate: "2026-09-01",
      startDay: "2026-09-01",
      flow: "heavy",
      notes: "=1+1",
      endDate: "2026-09-05",
      endDay: "2026-09-05",
      intermenstrualSpotting: true,
    },
  ],
  symptom: [{ id, date: "2026-09-01", type: "breast_tenderness", severity: 7, notes: "left" }],
  mood: [{ id, date: "2026-09-03", depression: 1, anxiety: 3, stress: 5 }],
  stress: [{ id, date: "2026-09-03", level: 4, sleepQuality: 2, tags: ["Work", "Sleep"] }],
  ovulation: [
    {
      id,
      date: "2026-09-14",
      basalBodyTemp: 36.45,
      ovulationTest: "positive",
      cervicalMucus: "egg_white",
      sexualActivity: true,
      ovulationByWearable: "oura",
    },
  ],
  measures: [
    { id, date: "2026-09-02", weight: 65.2, bloodPressure: { systolic: 120, diastolic: 80 } },
  ],
  dailyLog: [
    {
      date: "2026-09-01",
      period_flow: "heavy",
      mood: "ok",
      pain_level: 6,
      sleep_hours: 7.5,
      cervical_mucus: "egg-white",
      caffeine: true,
      notes: "müde",
    },
  ],
  medicine: [
    {
      id,
      name: "Metformin",
      dose: 500,
      unit: "mg",
      startDate: "2026-01-01",
      schedule: { kind: "weekdays", weekdays: [1, 4], timesADay: 2 },
    },
    {
      id: `${id.slice(0, -1)}1`,
      name: "12",
      startDate: "2026-01-01",
      schedule: { kind: "weekdays", weekdays: [1], timesADay: 1 },
    },
  ],
};

const profile = {
  ...newProfile("Thandi"),
  age: 31,
  goals: ["track-periods"],
  cycleRegularity: "irregular",
  onboardingSymptoms: [{ name: "Carb Cravings", severity: 4 }],
};

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === "id" ? undefined : inner)));

/** Drops empty texts and lists, which a spreadsheet cell can't express. */
const filled = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      inner === "" || (Array.isArray(inner) && inner.length === 0) ? undefined : inner,
    ),
  );

async function historyIn(text: string) {
  const reading = await readFile(new Blob([text]), clock);
  if (reading.kind !== "history") throw new Error("no history");
  return reading.history;
}

describe("an import of our own export restores", () => {
  it.each(Object.entries(entries))(
    "the spreadsheet of %s with every field, in each language",
    async (name, list) => {
      const kind = name as Kind;
      const { schema, exportedAs } = collections[kind];
      for (const language of ["en", "sw", "ha", "yo"] as const) {
        const headOf = headIn(speechOf(language));
        const history = await historyIn([...csvLines(schema, list, headOf)].join(""));
        expect(history.source).toBe("mwezi");
        expect(history.entries).toEqual({ [exportedAs]: list });
        expect(history.notUnderstood).toEqual([]);
      }
    },
  );

  it.each(Object.keys(entries) as Kind[])(
    "any spreadsheet of %s, whatever was written in it",
    async (kind) => {
      const { schema, exportedAs } = collections[kind];
      await fc.assert(
        fc.asyncProperty(fc.array(anyEntry(kind), { minLength: 1, maxLength: 4 }), async (list) => {
          const history = await historyIn([...csvLines(schema, list)].join(""));
          expect(filled(history.entries)).toEqual(filled({ [exportedAs]: list }));
        }),
        { numRuns: 30 },
      );
    },
  );

  it.each(Object.keys(entries) as Kind[])(
    "any workbook with a sheet of %s, whatever was written in it",
    async (kind) => {
      const { schema, exportedAs } = collections[kind];
      const columns = columnsOf(schema);
      const others = { name: "days", heads: ["date", "flow"], rows: [["2026-09-01", "heavy"]] };
      await fc.assert(
        fc.asyncProperty(fc.array(anyEntry(kind), { minLength: 1, maxLength: 4 }), async (list) => {
          for (const language of ["en", "yo"] as const) {
            const heads = columns.map(headWithUnitIn(speechOf(language)));
            const sheet = { name: exportedAs, heads, rows: rowsOf(list, columns) };
            const sheets = (async function* () {
              yield* [others, sheet];
            })();
            const zip: BlobPart[] = [];
            for await (const chunk of zipOf(workbook(sheets), Date.parse(today)))
              zip.push(chunk as Uint8Array<ArrayBuffer>);
            const reading = await readFile(new Blob(zip), clock);
            const history = reading.kind === "history" ? reading.history : null;
            expect(filled(history?.entries)).toEqual(filled({ [exportedAs]: list }));
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  it("the spreadsheet of the profile", async () => {
    const { schema } = collections.profile;
    const text = [...csvLines(schema, [schema.parse(profile)])].join("");
    const { entries, notUnderstood } = await historyIn(text);
    expect(entries.profile).toMatchObject({
      age: 31,
      goals: ["track-periods"],
      cycleRegularity: "irregular",
      onboardingSymptoms: [{ name: "Carb Cravings", severity: 4 }],
    });
    expect(notUnderstood).toEqual([]);
  });

  it.each(bundleTypes)(
    "the FHIR %s: periods, measurements and, in all but the summary, the diary",
    async (type) => {
      const list = async (kind: Kind) => entries[kind] ?? [];
      const reader = { list, find: async () => null } as unknown as Reader;
      const uuidOf = (...parts: string[]) => parts.join("-");
      const options = { uuidOf, today, now: 0, withName: false, withGender: false };
      let text = "";
      const parts = { ...options, type, report: "", concerns: [] };
      for await (const piece of bundleText(reader, parts)) text += piece;
      const history = await historyIn(text);
      const { cycle, symptom, mood, stress, ovulation, measures, dailyLog } = entries;
      const summary = { cycles: cycle, metabolic: measures };
      const diary = { symptoms: symptom, moods: mood, ovulation, stress, pcosLogs: dailyLog };
      // A patient summary leaves the diary out.
      const written = type === "document" ? summary : { ...summary, ...diary };
      const isWhole = type === "collection";
      const medicines = isWhole ? { medicines: entries.medicine } : {};
      expect(history.entries).toEqual({ ...withoutIds(written), ...medicines });
      const categories = history.notUnderstood.map(({ category }) => category);
      expect(categories.includes("MedicationStatement")).toBe(!isWhole);
    },
  );
});
