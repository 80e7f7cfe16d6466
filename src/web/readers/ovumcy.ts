import { Diary } from "./diary.ts";
import type { FileHistory, LocalClock } from "./file-history.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "./json.ts";
import {
  bleeding,
  flowWords,
  mood,
  nothing,
  plainWord,
  scale,
  signs,
  symptom,
  symptomWords,
  type Words,
  words,
} from "./meanings.ts";

/** Ovumcy: days as JSON `{exported_at, entries}`, or the same as CSV of 29 columns. */

const symptoms = words({
  cramps: symptom("cramps"),
  headache: symptom("headaches"),
  acne: scale("acne"),
  mood: symptom("mood_swings", "mood"),
  bloating: symptom("bloating"),
  fatigue: symptom("fatigue"),
  breast_tenderness: symptom("breast_tenderness"),
  back_pain: symptom("back_pain"),
  nausea: symptom("nausea"),
  spotting: bleeding("spotting"),
  irritability: mood("irritable"),
  insomnia: symptom("insomnia"),
  diarrhea: symptom("diarrhea"),
  constipation: symptom("constipation"),
});

const fields: ReadonlyMap<string, Words> = new Map<string, Words>([
  [
    "sex_activity",
    words({
      none: nothing,
      protected: signs({ sexualActivity: true }),
      unprotected: signs({ sexualActivity: true }),
    }),
  ],
  [
    "cervical_mucus",
    words({
      none: nothing,
      dry: signs({ cervicalMucus: "dry" }),
      creamy: signs({ cervicalMucus: "creamy" }),
      eggwhite: signs({ cervicalMucus: "egg_white" }),
    }),
  ],
  [
    "lh_test",
    words({
      none: nothing,
      negative: signs({ ovulationTest: "negative" }),
      peak: signs({ ovulationTest: "positive" }),
    }),
  ],
  ["pregnancy_test", words({ none: nothing })],
  ["cycle_factors", words({ stress: scale("stress_level") })],
]);

export const isOvumcy = (json: unknown) =>
  isRecord(json) && "exported_at" in json && recordsOf(json.entries).some((one) => "date" in one);

export function readOvumcy(json: unknown, clock: LocalClock): FileHistory {
  const diary = new Diary(clock);
  if (isRecord(json)) for (const entry of recordsOf(json.entries)) tell(diary, entry);
  return diary.finish("ovumcy");
}

function tell(diary: Diary, entry: JsonRecord): void {
  const day = diary.dayOf(entry.date);
  if (day === null) return;
  const flow = textOf(entry.flow) || "none";
  const meaning = flowWords.get(flow);
  const isStart = entry.cycle_start === true;
  if (meaning?.kind === "bleeding") diary.bleed(day, meaning.flow, isStart);
  else if (meaning === undefined) diary.notUnderstood("flow", flow);
  // A day marked as her period is one, whatever flow stands beside it.
  if ((entry.period === true || isStart) && meaning?.kind === "nothing") {
    diary.bleed(day, null, isStart);
  }
  for (const [field, table] of fields) {
    for (const word of listIn(entry[field])) {
      const said = table.get(word);
      if (said) diary.say(day, said);
      else diary.notUnderstood(field, word);
    }
  }
  tellSymptoms(diary, day, entry);
  if (entry.is_uncertain === true) diary.signs(day, { isUnsure: true });
  const bbt = numberOf(entry.bbt);
  if (bbt !== null && bbt !== 0) diary.temperature(day, bbt);
  if ((numberOf(entry.mood_rating) ?? 0) > 0) diary.notUnderstood("mood_rating", "mood_rating");
  diary.note(day, textOf(entry.notes));
}

function tellSymptoms(
  diary: Diary,
  day: NonNullable<ReturnType<Diary["dayOf"]>>,
  entry: JsonRecord,
): void {
  const flags = isRecord(entry.symptoms) ? Object.entries(entry.symptoms) : [];
  const flagged = flags.filter(([, isThere]) => isThere === true).map(([name]) => name);
  for (const name of [...flagged, ...listIn(entry.other_symptoms)]) {
    const said = symptoms.get(name) ?? symptomWords.get(plainWord(name));
    if (said) diary.say(day, said);
    else diary.notUnderstood("symptoms", name);
  }
}

const listIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== "");

const csvSymptoms = [
  ...["Cramps", "Headache", "Acne", "Mood", "Bloating", "Fatigue", "Breast tenderness"],
  ...["Back pain", "Nausea", "Spotting", "Irritability", "Insomnia", "Food cravings"],
  ...["Diarrhea", "Constipation"],
];

export const isOvumcyCsv = (header: readonly string[]) =>
  ["Date", "Period", "Flow", "BBT (C)"].every((name) => header.includes(name));

const isYes = (text: string | undefined) => /^(true|yes)$/i.test(text ?? "");
const listOf = (text: string | undefined) => (text ?? "").split(";").map((one) => one.trim());

/** A row of the CSV is an entry of the JSON under other names. */
export function readOvumcyCsv(
  rows: readonly Readonly<Record<string, string>>[],
  clock: LocalClock,
): FileHistory {
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
    notes: (row.Notes ?? "").replace(/^'(?=[=+\-@\t\r])/, ""),
    pregnancy_test: row["Pregnancy test"],
    cycle_start: isYes(row["Cycle start"]),
    is_uncertain: isYes(row.Uncertain),
    lh_test: row["LH test"],
  }));
  return readOvumcy({ exported_at: "", entries }, clock);
}
