import type { Flow } from "#contract/entries/cycles.ts";
import { type CalendarDay, dayMeant } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { log, plainWord, symptomWords } from "../diary/meanings.ts";
import { type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";

/**
 * Menstrudel: periods in milliseconds, logs by day, symptoms by log, according to its source
 * (https://github.com/J-shw/Menstrudel).
 */

const flowOfNumber: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];
/** None, mild, moderate, severe, unbearable; see `severityOfWord`. */
const painOfNumber = [0, 2, 5, 8, 10] as const;

export const isMenstrudel = (json: JsonRecord) =>
  Array.isArray(json.period_logs) || ("db_version" in json && "periods" in json);

export function readMenstrudel(diary: Diary, tables: JsonRecord, clock: LocalClock): void {
  for (const { start_date, end_date } of recordsOf(tables.periods)) {
    const first = diary.dayOf(dayOfInstant(start_date, clock));
    const last = diary.dayOf(dayOfInstant(end_date ?? start_date, clock));
    if (first !== null && last !== null) diary.period(first, last);
  }
  const dayOfLog = new Map<string, CalendarDay>();
  for (const entry of recordsOf(tables.period_logs)) {
    const day = diary.dayOf(entry.date);
    if (day === null) continue;
    dayOfLog.set(textOf(entry.id), day);
    tellLog(diary, day, entry);
  }
  for (const { log_id_fk, symptom } of recordsOf(tables.log_symptoms)) {
    const day = dayOfLog.get(textOf(log_id_fk));
    const meaning = symptomWords.get(plainWord(textOf(symptom)));
    diary.sayWord(day, meaning, ["symptoms", textOf(symptom) || "?"]);
  }
}

function tellLog(diary: Diary, day: CalendarDay, entry: JsonRecord): void {
  const flow = flowOfNumber[numberOf(entry.flow) ?? 0];
  if (flow) diary.bleed(day, flow);
  else diary.notUnderstood("flow", textOf(entry.flow));
  const pain = painOfNumber[numberOf(entry.painLevel) ?? 0];
  if (pain) diary.say(day, log({ pain_level: pain }));
  diary.note(day, textOf(entry.note ?? entry.notes));
}

/** Midnight UTC is that day; any other instant is its local day. */
function dayOfInstant(value: unknown, { timeZone }: LocalClock): string {
  const milliseconds = numberOf(value);
  if (milliseconds === null || Math.abs(milliseconds) > 4e12) return "";
  return dayMeant(new Date(milliseconds).toISOString(), timeZone);
}
