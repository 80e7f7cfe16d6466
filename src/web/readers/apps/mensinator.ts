import type { Diary } from "../diary/diary.ts";
import { bleeding, plainWord, symptomWords, type Words } from "../diary/meanings.ts";
import { type JsonRecord, recordsOf, textOf } from "../formats/json.ts";

/**
 * Mensinator: the tables of its database with all values as text, according to its source
 * (https://github.com/EmmaTellblom/Mensinator). Symptom names are the user's own.
 */

const ownWords: Words = new Map([
  ...symptomWords,
  ["light_flow", bleeding("light")],
  ["medium_flow", bleeding("moderate")],
  ["heavy_flow", bleeding("heavy")],
]);

export const isMensinator = (json: JsonRecord) =>
  Array.isArray(json.periods) && ("symptom_date" in json || "app_settings" in json);

export function readMensinator(diary: Diary, tables: JsonRecord): void {
  const names = new Map(
    recordsOf(tables.symptoms).map((one) => [textOf(one.id), textOf(one.symptom_name)]),
  );
  let before: string | null = null;
  const periods = recordsOf(tables.periods).toSorted((one, other) =>
    textOf(one.date).localeCompare(textOf(other.date)),
  );
  for (const { date, period_id } of periods) {
    const day = diary.dayOf(date);
    // A new period id is a new period.
    if (day !== null) diary.bleed(day, null, textOf(period_id) !== before);
    before = textOf(period_id);
  }
  for (const { symptom_date, symptom_id } of recordsOf(tables.symptom_date)) {
    const day = diary.dayOf(symptom_date);
    const name = names.get(textOf(symptom_id)) ?? "";
    if (day !== null) diary.sayWord(day, ownWords.get(plainWord(name)), ["symptoms", name || "?"]);
  }
  // A self-reported ovulation day is not a sign the analysis can use.
  for (const { date } of recordsOf(tables.ovulations)) {
    const day = diary.dayOf(date);
    diary.notUnderstood("ovulations", "ovulations", day && { day });
  }
}
