import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import {
  bleeding,
  flowWords,
  mucusWords,
  nothing,
  ovulationTest,
  plainWord,
  pregnancyTestWords,
  scale,
  sexWords,
  symptom,
  symptomWords,
  type Words,
  words,
} from "../diary/meanings.ts";
import type { CsvRow } from "../formats/csv.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";

/**
 * Ovumcy: days as JSON `{exported_at, entries}`, or as CSV with 29 columns, according to its page
 * on exports (https://github.com/ovumcy/ovumcy-web).
 */

const symptoms: Words = new Map([
  ...symptomWords,
  ["mood", symptom("mood_swings", "mood")],
  ["spotting", bleeding("spotting")],
]);

const fields: ReadonlyMap<string, Words> = new Map<string, Words>([
  ["sex_activity", sexWords],
  ["cervical_mucus", new Map([...mucusWords, ["none", nothing]])],
  [
    "lh_test",
    words(
      [nothing, "none"],
      [ovulationTest("negative"), "negative"],
      [ovulationTest("positive"), "peak"],
    ),
  ],
  ["pregnancy_test", new Map([...pregnancyTestWords, ["none", nothing]])],
  ["cycle_factors", words([scale("stress_level"), "stress"])],
]);

export const isOvumcy = (json: JsonRecord) =>
  "exported_at" in json && recordsOf(json.entries).some((one) => "date" in one);

export function readOvumcy(diary: Diary, { entries }: JsonRecord): void {
  for (const entry of recordsOf(entries)) tell(diary, entry);
}

function tell(diary: Diary, entry: JsonRecord): void {
  const day = diary.dayOf(entry.date);
  if (day === null) return;
  tellFlow(diary, day, entry);
  for (const [field, table] of fields) {
    for (const word of listIn(entry[field])) diary.sayWord(day, table.get(word), [field, word]);
  }
  for (const name of symptomsIn(entry)) {
    diary.sayWord(day, symptoms.get(plainWord(name)), ["symptoms", name]);
  }
  if (entry.is_uncertain === true) diary.signs(day, { isUnsure: true });
  const bbt = numberOf(entry.bbt);
  if (bbt !== null && bbt !== 0) diary.temperature(day, bbt);
  const mood = numberOf(entry.mood_rating) ?? 0;
  if (mood > 0) diary.notUnderstood("mood_rating", "mood_rating", { day, value: String(mood) });
  diary.note(day, textOf(entry.notes));
}

function tellFlow(diary: Diary, day: CalendarDay, entry: JsonRecord): void {
  const flow = textOf(entry.flow) || "none";
  const meaning = flowWords.get(flow);
  const isStart = entry.cycle_start === true;
  if (meaning?.kind === "bleeding") diary.bleed(day, meaning.flow, isStart);
  else if (meaning === undefined) diary.notUnderstood("flow", flow, { day });
  // A day marked as period counts, even if its flow is "none".
  if ((entry.period === true || isStart) && meaning?.kind === "nothing") {
    diary.bleed(day, null, isStart);
  }
}

function symptomsIn({ symptoms, other_symptoms }: JsonRecord): string[] {
  const flags = isRecord(symptoms) ? Object.entries(symptoms) : [];
  const flagged = flags.filter(([, isThere]) => isThere === true).map(([name]) => name);
  return [...flagged, ...listIn(other_symptoms)];
}

const listIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== "");

const csvSymptoms = [
  "Cramps",
  "Headache",
  "Acne",
  "Mood",
  "Bloating",
  "Fatigue",
  "Breast tenderness",
  "Back pain",
  "Nausea",
  "Spotting",
  "Irritability",
  "Insomnia",
  "Food cravings",
  "Diarrhea",
  "Constipation",
];

export const isOvumcyCsv = (header: readonly string[]) =>
  ["Date", "Period", "Flow", "BBT (C)"].every((name) => header.includes(name));

const isYes = (text: string | undefined) => /^(true|yes)$/i.test(text ?? "");
const listOf = (text: string | undefined) => (text ?? "").split(";").map((one) => one.trim());

/** A CSV row is the JSON entry with other names. */
export function readOvumcyCsv(diary: Diary, rows: readonly CsvRow[]): void {
  const entries = rows.map((row) => ({
    date: row.Date,
    period: isYes(row.Period),
    flow: (row.Flow ?? "").toLowerCase(),
    mood_rating: row["Mood rating"],
    sex_activity: row["Sex activity"],
    bbt: row["BBT (C)"],
    cervical_mucus: row["Cervical mucus"],
    symptoms: Object.fromEntries(csvSymptoms.map((name) => [plainWord(name), isYes(row[name])])),
    cycle_factors: listOf(row["Cycle factors"]),
    other_symptoms: listOf(row.Other),
    notes: row.Notes ?? "",
    pregnancy_test: row["Pregnancy test"],
    cycle_start: isYes(row["Cycle start"]),
    is_uncertain: isYes(row.Uncertain),
    lh_test: row["LH test"],
  }));
  readOvumcy(diary, { entries });
}
