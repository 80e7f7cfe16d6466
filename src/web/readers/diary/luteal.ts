import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";
import type { Diary } from "./diary.ts";
import {
  flowWords,
  log,
  mucusWords,
  ovulationTest,
  plainWord,
  pregnancyTestWords,
  symptomWords,
  words,
} from "./meanings.ts";

/**
 * Luteal: the JSON of its backup, schema 1, according to its source
 * (https://github.com/JoeriKaiser/luteal, `DataExportManager.kt` and the enumerations beside it).
 */

const tests = words(
  [ovulationTest("negative"), "negative low"],
  [ovulationTest("positive"), "peak_positive"],
);
const fluid = new Map([...mucusWords]);
const disturbances = new Map([
  ["FEVER", "fever"],
  ["ALCOHOL", "alcohol"],
  ["POOR_SLEEP", "bad_night"],
  ["TIME_SHIFT", "other_hour"],
  ["LATE_MEASUREMENT", "other_hour"],
] as const);

export const isLuteal = (json: JsonRecord) =>
  Array.isArray(json.dailyEntries) && Array.isArray(json.biomarkerObservations);

export function readLuteal(diary: Diary, json: JsonRecord): void {
  for (const cycle of recordsOf(json.cycles)) tellCycle(diary, cycle);
  for (const entry of recordsOf(json.dailyEntries)) tellEntry(diary, entry);
  for (const { date, symptomId, severity, notes } of recordsOf(json.symptomLogs)) {
    const day = diary.dayOf(date);
    if (day === null) continue;
    tellSymptom(diary, day, textOf(symptomId), numberOf(severity));
    diary.note(day, textOf(notes));
  }
  for (const signs of recordsOf(json.biomarkerObservations)) tellSigns(diary, signs);
}

function tellCycle(diary: Diary, cycle: JsonRecord): void {
  const days = recordsOf(cycle.periodDays);
  const start = diary.dayOf(cycle.startDate);
  if (start !== null && days.length === 0) diary.start(start);
  for (const { date, bleedingIntensity, notes, symptomIds } of days) {
    const day = diary.dayOf(date);
    if (day === null) continue;
    tellFlow(diary, day, bleedingIntensity, day === start);
    for (const id of listIn(symptomIds)) tellSymptom(diary, day, id, null);
    diary.note(day, textOf(notes));
  }
  if (cycle.isExcludedFromEstimates === true && start !== null) {
    const value = textOf(cycle.exclusionReason);
    diary.notUnderstood("excluded cycle", "excluded cycle", { day: start, value });
  }
}

function tellFlow(diary: Diary, day: CalendarDay, intensity: unknown, isStart = false): void {
  const word = textOf(intensity);
  const meaning = flowWords.get(plainWord(word));
  if (meaning?.kind === "bleeding") diary.bleed(day, meaning.flow, isStart);
  else if (meaning === undefined && word !== "") diary.sayWord(day, meaning, ["bleeding", word]);
}

/** Steps of 1–5 on the scale of 10: the middle of each fifth. */
const tenths = (value: unknown): number | null => {
  const step = numberOf(value);
  return step === null || step < 1 || step > 5 ? null : step * 2 - 1;
};

function tellEntry(diary: Diary, entry: JsonRecord): void {
  const day = diary.dayOf(entry.date);
  if (day === null) return;
  tellFlow(diary, day, entry.bleedingIntensity);
  const [pain, energy] = [tenths(entry.painLevel), tenths(entry.energyLevel)];
  if (pain !== null) diary.say(day, log({ pain_level: pain }));
  if (energy !== null) diary.say(day, log({ motivation: energy }));
  const mood = textOf(entry.moodLevel);
  if (mood !== "") diary.notUnderstood("moodLevel", "moodLevel", { day, value: mood });
  for (const id of listIn(entry.symptomIds)) tellSymptom(diary, day, id, null);
  diary.note(day, textOf(entry.notes));
}

function tellSymptom(diary: Diary, day: CalendarDay, id: string, severity: number | null): void {
  const meaning = symptomWords.get(plainWord(id));
  // Its steps are 0–5, with 0 for none.
  if (severity === 0) return;
  if (meaning) diary.say(day, meaning, severity === null ? null : severity * 2);
  else diary.notUnderstood("symptoms", id || "?", { day });
}

function tellSigns(diary: Diary, signs: JsonRecord): void {
  const day = diary.dayOf(signs.date);
  if (day === null) return;
  const degrees = numberOf(signs.bbtCelsius);
  if (degrees !== null) diary.temperature(day, degrees);
  for (const name of listIn(signs.bbtDisturbances)) {
    const disturbance = disturbances.get(name as never);
    if (disturbance) diary.signs(day, { disturbance });
    else diary.notUnderstood("bbtDisturbances", name, { day });
  }
  const texture = textOf(signs.cervicalTexture);
  const sensation = textOf(signs.cervicalSensation);
  if (texture) diary.sayWord(day, fluid.get(plainWord(texture)), ["cervicalTexture", texture]);
  if (sensation)
    diary.sayWord(day, fluid.get(plainWord(sensation)), ["cervicalSensation", sensation]);
  const lh = textOf(signs.lhTestResult);
  if (lh) diary.sayWord(day, tests.get(plainWord(lh)), ["lhTestResult", lh]);
  const hcg = textOf(signs.hcgTestResult);
  if (hcg) diary.sayWord(day, pregnancyTestWords.get(plainWord(hcg)), ["hcgTestResult", hcg]);
  diary.note(day, textOf(signs.notes));
}

const listIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== "");
