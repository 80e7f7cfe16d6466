import type { Flow } from "#contract/cycles.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { Diary } from "./diary.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "./json.ts";
import {
  log,
  mood,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  sex,
  symptom,
  symptomWords,
  type Words,
  words,
} from "./meanings.ts";

/**
 * Flo: JSON with `operationalData`, its lists in several places, and an older form in plain text.
 * The first day of a period is Flo's word; a pregnancy is no period, nor is what lasts longer
 * than two weeks: Flo stretches a period nobody ended.
 */
const LONGEST_PERIOD_DAYS = 14;

/** Readers of the format differ about 0; all agree on 1 light to 3 heavy. */
const flowOfIntensity: readonly Flow[] = ["spotting", "light", "moderate", "heavy"];

const categories: ReadonlyMap<string, Words> = new Map<string, Words>([
  [
    "Symptom",
    new Map([
      ...symptomWords,
      ...words([symptom("cramps"), "drawing_pain"], [nothing, "feel_good"]),
    ]),
  ],
  [
    "Mood",
    words(
      [mood("ok"), "neutral"],
      [mood("anxious"), "panic anxious"],
      [symptom("mood_swings"), "swings"],
      [symptom("fatigue", "low energy"), "low_energy"],
      [mood("calm"), "calm"],
      [mood("sad"), "sad"],
      [mood("irritable"), "irritated angry"],
      [mood("energised"), "energetic"],
    ),
  ],
  ["Fluid", mucusWords],
  ["OvulationTest", ovulationTestWords],
  ["Sex", words([sex, "sex_protected sex_unprotected"], [log({ libido: 8 }), "high_drive"])],
]);

export const isFlo = (json: JsonRecord) =>
  isRecord(json.operationalData) ||
  "pointEventsManualData" in json ||
  "point_events_manual_v2" in json ||
  recordsOf(json.cycles).some((cycle) => "period_start_date" in cycle);

export function readFlo(diary: Diary, json: JsonRecord): void {
  for (const place of placesOf(json)) {
    for (const cycle of recordsOf(place.cycles)) tellCycle(diary, cycle);
    for (const event of recordsOf(place.point_events_manual_v2)) tellEvent(diary, event);
    for (const event of recordsOf(place.repeatable_child_point_events)) tellEvent(diary, event);
    for (const { text, date, local_date } of recordsOf(place.notes)) {
      const day = diary.dayOf(local_date ?? date);
      if (day !== null) diary.note(day, textOf(text));
    }
  }
}

/** Where the lists may lie: at the top, one level down, and under the manual events. */
function placesOf(json: JsonRecord): JsonRecord[] {
  const below = [json, ...[json.operationalData].filter(isRecord)];
  return [...below, ...below.map((place) => place.pointEventsManualData).filter(isRecord)];
}

function tellCycle(diary: Diary, cycle: JsonRecord): void {
  if (cycle.pregnant === true) {
    diary.doubt("pregnant_cycle");
    return;
  }
  const first = diary.dayOf(cycle.period_start_date);
  if (first === null) return;
  const last = cycle.period_end_date == null ? first : diary.dayOf(cycle.period_end_date);
  if (last === null || !diary.period(first, last, LONGEST_PERIOD_DAYS)) return;
  tellIntensity(diary, first, last, cycle.period_intensity);
}

/** A JSON text within the JSON: `{"0": 1, "1": 3}`, by day of the period from 0. */
function tellIntensity(diary: Diary, first: CalendarDay, last: CalendarDay, text: unknown): void {
  const days = daysBetween(first, last) + 1;
  for (const [place, value] of Object.entries(recordIn(text))) {
    const day = numberOf(place);
    const flow = flowOfIntensity[numberOf(value) ?? -1];
    const isInside = day !== null && Number.isInteger(day) && day >= 0 && day < days;
    if (isInside && flow !== undefined) diary.bleed(addDays(first, day), flow);
    else diary.notUnderstood("period_intensity", "period_intensity");
  }
}

/** Some objects are written as text once more. */
function recordIn(value: unknown): JsonRecord {
  if (isRecord(value)) return value;
  try {
    const parsed: unknown = JSON.parse(textOf(value) || "{}");
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function tellEvent(diary: Diary, event: JsonRecord): void {
  if (event.deleted === true) return;
  const day = diary.dayOf(event.local_date ?? event.date);
  if (day === null) return;
  const category = textOf(event.category);
  const subcategory = textOf(event.subcategory);
  const value = numberOf(recordIn(event.properties).value ?? event.value);
  const meaning = categories.get(category)?.get(plainWord(subcategory));
  if (category === "Temperature" && value !== null) diary.temperature(day, value);
  else if (category === "Weight" && value !== null) diary.weight(day, value);
  else diary.sayWord(day, meaning, [category || "?", subcategory || category]);
}

const PERIOD_LINE = /^\s*Period (start|end) date:\s*(\S+)/i;
const EVENT_LINE =
  /^\s*\S+\s+-\s+(\d{4}-\d{2}-\d{2})\S*(?:\s+\d\S*)?\s+-\s+([^-]+?)\s+-\s+(.+?)\s*$/;

export const isFloText = (text: string) => /Period start date:/i.test(text.slice(0, 200_000));

/** Blocks of "Period start date: …", parted by dashes, then lines "x - date - category - sub". */
export function readFloText(diary: Diary, text: string): void {
  let start: string | null = null;
  const endPeriod = (end: string | null) => {
    if (start !== null) tellCycle(diary, { period_start_date: start, period_end_date: end });
    start = null;
  };
  for (const line of text.split(/\r?\n/)) {
    const [, which, date = ""] = PERIOD_LINE.exec(line) ?? [];
    const [, day, category, subcategory] = EVENT_LINE.exec(line) ?? [];
    if (which?.toLowerCase() === "end") endPeriod(date);
    else if (which) {
      endPeriod(null);
      start = date;
    } else if (day) tellEvent(diary, { date: day, category, subcategory });
  }
  endPeriod(null);
}
