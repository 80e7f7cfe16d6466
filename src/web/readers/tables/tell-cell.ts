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
import { type ColumnRole, namesPeriod, roleOf } from "./column-names.ts";

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

const YES = /^(?:yes|true|x|y|1|✓|ja|oui|sim|ndiyo|yebo)$/i;
/** Excel saves flags in its own language. */
const TRUE = /^(?:true|wahr|vrai|verdadeiro|verdadero|waar|kweli)$/i;
const FALSE = /^(?:false|falsch|faux|falso|onwaar|uongo)$/i;

/** A cell without spaces around it, its flags in English. */
export function cellText(cell = ""): string {
  const text = cell.trim();
  if (TRUE.test(text)) return "true";
  return FALSE.test(text) ? "false" : text;
}
const NO = /^(?:no|false|n|0|none|-|nein|non|nao|hapana|nee|cha)$/i;

/** Records a cell that is not empty; what has no place is listed as not understood. */
export function tellCell(
  diary: Diary,
  day: CalendarDay,
  column: Column,
  { text, isLeftOut }: { readonly text: string; readonly isLeftOut: boolean },
): void {
  const { name, role } = column;
  if (isLeftOut && role === "temperature") diary.temperature(day, numberOf(text) ?? 0, true);
  else if (isLeftOut) diary.doubt("left_out_there");
  else if (role === "nothing") tellUnknown(diary, day, name, text);
  else if (role === "night_temperature") tellNight(diary, day, column, text);
  else if (role === "note") diary.note(day, text);
  else if (role === "one_symptom") tellSymptom(diary, day, name, text);
  else if (!tellNumber(diary, day, column, text)) tellWords(diary, day, column, text);
}

/** A flag may say that a period starts; one that is not set has no meaning here. */
function tellUnknown(diary: Diary, day: CalendarDay, name: string, text: string): void {
  if (YES.test(text) && namesPeriod(name) && roleOf(name) === "period_start")
    diary.bleed(day, null, true);
  else if (text !== "false") listUnknown(diary, day, name, text === "true" ? "" : text);
}

/** A member of an inner object, or a name with the kind of data before it. */
function listUnknown(diary: Diary, day: CalendarDay, name: string, value: string): void {
  const [, category = name] = /^([^.]+)\.[^.]+$/.exec(name) ?? [];
  diary.notUnderstood(category, name, value === "" ? { day } : { day, value });
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
  for (const part of cell.split(/[;,|]/).map((one) => one.trim())) {
    const meaning = words && meaningIn(words, part);
    const isNamed = words !== undefined && !name.includes(".");
    if (meaning || (isNamed && part !== "")) diary.sayWord(day, meaning, [name, part]);
    else if (part !== "") listUnknown(diary, day, name, part);
  }
}

function tellSymptom(diary: Diary, day: CalendarDay, name: string, cell: string): void {
  const plain = plainWord(name.split(".").at(-1) ?? "");
  const meaning = symptomWords.get(plain) ?? moodWords.get(plain);
  const word = plainWord(cell) || cell;
  const strength = numberOf(cell) ?? severityOfWord.get(word) ?? null;
  if (NO.test(word) || strength === 0) return;
  const isOutside = strength !== null && (strength < 0 || strength > 10);
  if (meaning === undefined || isOutside || (strength === null && !YES.test(word))) {
    listUnknown(diary, day, name, cell);
  } else diary.say(day, meaning, strength);
}
