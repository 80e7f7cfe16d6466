import type { Flow } from "#contract/cycles.ts";
import { type CalendarDay, dayMeant } from "#domain/calendar-day.ts";
import { Diary } from "./diary.ts";
import type { FileHistory, LocalClock } from "./file-history.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "./json.ts";
import { plainWord, symptomWords } from "./meanings.ts";

/** Menstrudel: periods in milliseconds, logs by day, symptoms by log. */

const flowOfNumber: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];
/** None, mild, moderate, severe, unbearable; see `severityOfWord`. */
const painOfNumber = [0, 2, 5, 8, 10] as const;

export const isMenstrudel = (json: unknown) =>
  isRecord(json) &&
  (Array.isArray(json.period_logs) || ("db_version" in json && "periods" in json));

export function readMenstrudel(json: unknown, clock: LocalClock): FileHistory {
  const diary = new Diary(clock);
  const tables = isRecord(json) ? json : {};
  for (const { start_date, end_date } of recordsOf(tables.periods)) {
    const first = diary.dayOf(dayOfInstant(start_date, clock));
    const last = diary.dayOf(dayOfInstant(end_date ?? start_date, clock));
    if (first !== null && last !== null) diary.period(first, last);
  }
  const dayOfLog = new Map<string, CalendarDay>();
  for (const log of recordsOf(tables.period_logs)) {
    const day = diary.dayOf(log.date);
    if (day === null) continue;
    dayOfLog.set(textOf(log.id), day);
    tellLog(diary, day, log);
  }
  for (const { log_id_fk, symptom } of recordsOf(tables.log_symptoms)) {
    const day = dayOfLog.get(textOf(log_id_fk));
    const meaning = symptomWords.get(plainWord(textOf(symptom)));
    if (day && meaning) diary.say(day, meaning);
    else diary.notUnderstood("symptoms", textOf(symptom) || "?");
  }
  return diary.finish("menstrudel");
}

function tellLog(diary: Diary, day: CalendarDay, log: JsonRecord): void {
  const flow = flowOfNumber[numberOf(log.flow) ?? 0];
  if (flow) diary.bleed(day, flow);
  else diary.notUnderstood("flow", textOf(log.flow));
  const pain = painOfNumber[numberOf(log.painLevel) ?? 0];
  if (pain) diary.say(day, { kind: "log", fields: { pain_level: pain } });
  diary.note(day, textOf(log.note ?? log.notes));
}

/** Midnight UTC means that day; any other instant is the day it is where she lives. */
function dayOfInstant(value: unknown, { timeZone }: LocalClock): string {
  const milliseconds = numberOf(value);
  if (milliseconds === null || Math.abs(milliseconds) > 4e12) return "";
  return dayMeant(new Date(milliseconds).toISOString(), timeZone);
}
