import type { Diary } from "../diary/diary.ts";
import { bleeding, plainWord, symptomWords, type Words } from "../diary/meanings.ts";
import { type JsonRecord, recordsOf, textOf } from "../formats/json.ts";

/**
 * Mensinator: the tables of its database, every value a text, as its source says
 * (https://github.com/EmmaTellblom/Mensinator). Symptom names are her own.
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
    // The app numbers her periods: a new number is a new period.
    if (day !== null) diary.bleed(day, null, textOf(period_id) !== before);
    before = textOf(period_id);
  }
  for (const { symptom_date, symptom_id } of recordsOf(tables.symptom_date)) {
    const day = diary.dayOf(symptom_date);
    const name = names.get(textOf(symptom_id)) ?? "";
    if (day !== null) diary.sayWord(day, ownWords.get(plainWord(name)), ["symptoms", name || "?"]);
  }
  // A day on which she believes she ovulated is no sign that Mwezi could weigh.
  for (const { date } of recordsOf(tables.ovulations)) {
    const day = diary.dayOf(date);
    diary.notUnderstood("ovulations", "ovulations", day && { day });
  }
}
