import type { Flow } from "#contract/entries/cycles.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import type { Diary } from "../diary/diary.ts";
import { plainWord } from "../diary/meanings.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";
import { floWords } from "./flo-words.ts";

/**
 * Flo: JSON with `operationalData`, with its lists in several places, and an older plain-text
 * format (https://github.com/EmmaTellblom/Mensinator/issues/258; Flo's own page,
 * https://help.flo.health/hc/en-us/articles/360054973811, documents no members). The first day of a
 * period is taken from Flo. Pregnancies and periods over two weeks are skipped, as Flo extends
 * periods without an end.
 */
const LONGEST_PERIOD_DAYS = 14;
/** Some exports have sleep in hours, others in minutes. */
const MOST_HOURS = 24;

/** Readers of the format disagree on 0; all agree on 1 (light) to 3 (heavy). */
const flowOfIntensity: readonly Flow[] = ["spotting", "light", "moderate", "heavy"];

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

/** The objects that may contain the lists: the top level, its children, and the manual events. */
function placesOf(json: JsonRecord): JsonRecord[] {
  const below = [json, ...[json.operationalData].filter(isRecord)];
  return [...below, ...below.map((place) => place.pointEventsManualData).filter(isRecord)];
}

const isTrue = (value: unknown) => value === true || /^true$/i.test(textOf(value));

function tellCycle(diary: Diary, cycle: JsonRecord): void {
  const isPregnancy = isTrue(cycle.pregnant);
  if (isPregnancy) diary.doubt("pregnant_cycle");
  const first = diary.dayOf(cycle.period_start_date);
  if (first === null) return;
  if (isPregnancy) {
    const value = [first, textOf(cycle.period_end_date).slice(0, 10)].filter(Boolean).join(" – ");
    diary.notUnderstood("Pregnancy", "Pregnancy", { day: first, value });
    return;
  }
  if (cycle.period_end_date == null) diary.start(first);
  const last = cycle.period_end_date == null ? first : diary.dayOf(cycle.period_end_date);
  if (last === null || !diary.period(first, last, LONGEST_PERIOD_DAYS)) return;
  tellIntensity(diary, first, last, cycle.period_intensity);
}

/** Intensity is JSON within a string: `{"0": 1, "1": 3}`, by day of the period from 0. */
function tellIntensity(diary: Diary, first: CalendarDay, last: CalendarDay, text: unknown): void {
  const days = daysWithin({ first, last });
  for (const [place, value] of Object.entries(recordIn(text))) {
    const day = numberOf(place);
    const flow = flowOfIntensity[numberOf(value) ?? -1];
    const isInside = day !== null && Number.isInteger(day) && day >= 0 && day < days;
    if (isInside && flow !== undefined) diary.bleed(addDays(first, day), flow);
    else {
      const said = { day: first, value: `${place}: ${String(value)}` };
      diary.notUnderstood("period_intensity", "period_intensity", said);
    }
  }
}

/** Some objects are serialised twice. */
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
  if (isTrue(event.deleted)) return;
  const day = diary.dayOf(event.local_date ?? event.date);
  if (day === null) return;
  const category = textOf(event.category);
  const subcategory = textOf(event.subcategory);
  const value = numberOf(recordIn(event.properties).value ?? event.value);
  const meaning = floWords.get(plainWord(category))?.get(plainWord(subcategory));
  if (meaning !== undefined) diary.say(day, meaning);
  else if (value === null || !tellNumber(diary, day, plainWord(category), value)) {
    const said = value === null ? {} : { value: String(value) };
    diary.notUnderstood(category, subcategory || category, { day, ...said });
  }
}

function tellNumber(diary: Diary, day: CalendarDay, category: string, value: number): boolean {
  const flow = flowOfIntensity[value];
  if (["temperature", "bbt", "basal_temperature"].includes(category)) diary.temperature(day, value);
  else if (category === "weight") diary.weight(day, value);
  else if (category === "sleep") diary.sleep(day, value > MOST_HOURS ? value / 60 : value);
  else if (category === "period" && flow !== undefined) diary.bleed(day, flow);
  else return false;
  return true;
}

const MEMBER_LINE = /^\s*(Period (?:start|end) date|Pregnant):\s*(\S+)/i;
const EVENT_LINE =
  /^\s*\S+\s+-\s+(\d{4}-\d{2}-\d{2})\S*(?:\s+\d\S*)?\s+-\s+([^-]+?)\s+-\s+(.+?)\s*$/;
const BETWEEN = /^\s*(-{5,}|manual events)/i;

export const isFloText = (text: string) => /Period start date:/i.test(text.slice(0, 200_000));

/** Blocks of "Period start date: …" separated by dashes, then lines "x - date - category - sub". */
export function readFloText(diary: Diary, text: string): void {
  let cycle: Record<string, string> = {};
  const endCycle = () => {
    if ("period_start_date" in cycle) tellCycle(diary, cycle);
    cycle = {};
  };
  for (const line of text.split(/\r?\n/)) {
    const [, member, value = ""] = MEMBER_LINE.exec(line) ?? [];
    const [, day, category, subcategory] = EVENT_LINE.exec(line) ?? [];
    const name = member === undefined ? "" : plainWord(member);
    if (name === "period_start_date" || BETWEEN.test(line)) endCycle();
    if (name !== "") cycle[name] = value;
    else if (day) tellEvent(diary, { date: day, category, subcategory });
  }
  endCycle();
}
