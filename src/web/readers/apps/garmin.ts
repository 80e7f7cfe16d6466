import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { flowWords, mood, nothing, plainWord, symptomWords, words } from "../diary/meanings.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";

/**
 * Garmin Connect: from the zip of all data, `DI_CONNECT/DI-Connect-Wellness/…_MenstrualCycles.json`
 * with a record per cycle and `…_DailyMenstrualLogs.json` with one per day. Garmin doesn't document
 * them; the members are those that readers of real exports name. A predicted length is not
 * bleeding.
 */

const isCycle = (one: JsonRecord) =>
  "startDate" in one && ("actualPeriodLength" in one || "predictedCycleLength" in one);
const isLog = (one: JsonRecord) =>
  "calendarDate" in one && ("flow" in one || "ovulationDay" in one || "moods" in one);

export const isGarmin = ({ data }: JsonRecord) =>
  recordsOf(data).some((one) => isCycle(one) || isLog(one));

const moods = words(
  [mood("sad"), "sad"],
  [mood("anxious"), "anxious"],
  [mood("irritable"), "irritable angry"],
  [mood("calm"), "calm relaxed"],
  [mood("energised"), "energetic energized"],
  [nothing, "none"],
);

export function readGarmin(diary: Diary, { data }: JsonRecord): void {
  for (const one of recordsOf(data)) {
    if (isCycle(one)) tellCycle(diary, one);
    else if (isLog(one)) tellLog(diary, one);
  }
}

function tellCycle(diary: Diary, cycle: JsonRecord): void {
  const type = textOf(cycle.cycleType);
  const isPregnancy = /pregnan/i.test(type);
  if (isPregnancy) diary.doubt("pregnant_cycle");
  const first = diary.dayOf(cycle.startDate);
  if (first === null) return;
  const days = numberOf(cycle.actualPeriodLength);
  if (isPregnancy) diary.notUnderstood("Pregnancy", "Pregnancy", { day: first });
  else if (days === null || days < 1) diary.start(first);
  else diary.period(first, addDays(first, Math.round(days) - 1));
}

function tellLog(diary: Diary, log: JsonRecord): void {
  const day = diary.dayOf(log.calendarDate);
  if (day === null) return;
  const flow = textOf(log.flow);
  if (flow !== "") diary.sayWord(day, flowWords.get(plainWord(flow)), ["flow", flow]);
  for (const name of namesIn(log.symptoms)) {
    diary.sayWord(day, symptomWords.get(plainWord(name)), ["symptoms", name]);
  }
  for (const name of namesIn(log.moods)) {
    diary.sayWord(day, moods.get(plainWord(name)), ["moods", name]);
  }
  tellDay(diary, day, log);
}

/** Reads a daily log. A self-reported ovulation day is not a sign the analysis can use. */
function tellDay(diary: Diary, day: CalendarDay, log: JsonRecord): void {
  if (log.ovulationDay === true) diary.notUnderstood("ovulationDay", "ovulationDay", { day });
  diary.note(day, textOf(log.notes ?? log.note));
}

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .map((one) => textOf(isRecord(one) ? (one.name ?? one.type ?? one.symptom) : one))
    .filter((name) => name !== "");
