import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import {
  flowWords,
  meaningIn,
  moodWords,
  mucusWords,
  ovulationTestWords,
  plainWord,
  pregnancyTestWords,
  severityOfWord,
  sexWords,
  symptomWords,
  type Words,
} from "../diary/meanings.ts";
import { hoursOf, kilogramsOf } from "../diary/quantities.ts";
import { numberOf } from "../formats/json.ts";
import type { ColumnRole } from "./column-names.ts";

/** A column of a table; `words` and `unit` replace those of its role. */
export interface Column {
  readonly name: string;
  readonly role: ColumnRole | "computed" | "night_temperature";
  readonly words?: Words | undefined;
  readonly unit?: string | undefined;
}

const wordsOfRole: Partial<Record<Column["role"], Words>> = {
  flow: flowWords,
  symptoms: symptomWords,
  mood: moodWords,
  mucus: mucusWords,
  ovulation_test: ovulationTestWords,
  pregnancy_test: pregnancyTestWords,
  sex: sexWords,
};

const unitOfRole: Partial<Record<Column["role"], string>> = {
  weight_kg: "kg",
  weight_lb: "lb",
  weight_st: "st",
};

const YES = /^(?:yes|true|x|y|1|✓|ja|oui|sim|ndiyo|yebo|wahr|vrai|waar)$/i;
const NO = /^(?:no|false|n|0|none|-|nein|non|nao|hapana|nee|cha|falsch|faux|onwaar)$/i;

/** Records a cell that is not empty; what has no place is listed as not understood. */
export function tellCell(diary: Diary, day: CalendarDay, column: Column, cell: string): void {
  const { name, role } = column;
  // An unset flag has no meaning here.
  if (role === "nothing" && cell === "false") return;
  if (role === "night_temperature") tellNight(diary, day, column, cell);
  else if (role === "note") diary.note(day, cell);
  else if (role === "one_symptom") tellSymptom(diary, day, name, cell);
  else if (!tellNumber(diary, day, column, cell)) tellWords(diary, day, column, cell);
}

/** A single night's temperature says little, so it is also offered as a note. */
function tellNight(diary: Diary, day: CalendarDay, { name }: Column, cell: string): void {
  const celsius = numberOf(cell);
  if (celsius !== null) diary.nights.add(day, celsius, "oura");
  diary.notUnderstood(name, name, { day, value: cell });
}

/** Reads a number of a supported kind; returns whether it was one. */
function tellNumber(diary: Diary, day: CalendarDay, column: Column, cell: string): boolean {
  const { role, unit = unitOfRole[role] } = column;
  const number = numberOf(cell.replace(/\s*°?\s*[CF]$/i, ""));
  const isWeight = unitOfRole[role] !== undefined;
  const amount = isWeight ? kilogramsOf(cell, unit) : hoursOf(cell, unit ?? "h");
  if (role === "temperature" && number !== null) {
    // Apps write 0 for "not measured".
    if (number !== 0) diary.temperature(day, number);
  } else if (isWeight && amount !== null) diary.weight(day, amount);
  else if (role === "sleep" && amount !== null) diary.sleep(day, amount);
  else return false;
  return true;
}

/** Splits a cell at separators that no single word contains. */
function tellWords(diary: Diary, day: CalendarDay, column: Column, cell: string): void {
  const { name, words = wordsOfRole[column.role] } = column;
  if (words === undefined) diary.notUnderstood(name, name, { day, value: cell });
  else {
    for (const part of cell.split(/[;,|]/).map((one) => one.trim())) {
      if (part !== "") diary.sayWord(day, meaningIn(words, part), [name, part]);
    }
  }
}

function tellSymptom(diary: Diary, day: CalendarDay, name: string, cell: string): void {
  const meaning = symptomWords.get(plainWord(name));
  const word = plainWord(cell) || cell;
  const strength = numberOf(cell) ?? severityOfWord.get(word) ?? null;
  if (NO.test(word) || strength === 0) return;
  const isOutside = strength !== null && (strength < 0 || strength > 10);
  if (meaning === undefined || isOutside || (strength === null && !YES.test(word))) {
    diary.notUnderstood(name, name, { day, value: cell });
  } else diary.say(day, meaning, strength);
}
