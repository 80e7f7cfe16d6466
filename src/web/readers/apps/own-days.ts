import { flows } from "#contract/entries/cycles.ts";
import { pcosMoods } from "#contract/entries/daily-log.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { log, type Meaning, mood, mucusWords, scale, symptom } from "../diary/meanings.ts";
import { type Csv, type CsvRow, csvRecords } from "../formats/csv.ts";
import { numberOf } from "../formats/json.ts";

const ratings: readonly (readonly [string, (rating: number) => Meaning])[] = [
  ["pain (0-10)", () => scale("pain_level")],
  ["anxiety (0-10)", () => scale("anxiety_level")],
  ["stress (0-10)", () => scale("stress_level")],
  ["energy (0-10)", () => scale("motivation")],
  ["sleep (0-10)", (rating) => log({ sleep_quality: rating })],
];

/** Reads `days.csv`: a row per day, with all ratings as 0–10. */
export function readOwnDays(diary: Diary, rows: Csv): void {
  for (const row of csvRecords(rows)) {
    const day = diary.dayOf(row.date);
    if (day !== null) readDay(diary, day, row);
  }
}

function readDay(diary: Diary, day: CalendarDay, row: CsvRow): void {
  readBleeding(diary, day, row);
  for (const [name, meaning] of ratings) {
    const rating = ratingIn(row, name);
    if (rating !== null) diary.say(day, meaning(rating), rating);
  }
  const lowMood = ratingIn(row, "low_mood (0-10)");
  if (lowMood !== null) diary.lowMood(day, lowMood);
  const felt = pcosMoods.find((name) => name === row.mood);
  if (felt !== undefined) diary.say(day, mood(felt));
  const mucus = mucusWords.get(row.mucus ?? "");
  if (mucus !== undefined) diary.say(day, mucus);
  readSymptoms(diary, day, row.symptoms ?? "");
}

function ratingIn(row: CsvRow, name: string): number | null {
  const rating = numberOf(row[name] ?? "");
  return rating !== null && Number.isInteger(rating) && rating >= 0 && rating <= 10 ? rating : null;
}

/** The flow column applies to the day even if it is "none" within a period. */
function readBleeding(diary: Diary, day: CalendarDay, { bleeding, flow: text }: CsvRow): void {
  const flow = flows.find((name) => name === text);
  if (bleeding === "period_start" || bleeding === "period") {
    diary.bleed(day, null, bleeding === "period_start");
  }
  if (flow !== undefined) diary.say(day, log({ period_flow: flow }));
}

function readSymptoms(diary: Diary, day: CalendarDay, text: string): void {
  for (const one of text.split(";").map((part) => part.trim())) {
    if (one === "") continue;
    const [name = "", strength] = one.split(" ");
    const type = symptomTypes.find((known) => known === name);
    if (type === undefined) diary.notUnderstood("symptoms", name, { day, value: one });
    else diary.say(day, symptom(type), strength === undefined ? null : numberOf(strength));
  }
}
