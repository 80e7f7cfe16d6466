import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Csv } from "../formats/csv.ts";
import { numberOf } from "../formats/json.ts";
import type { Diary } from "./diary.ts";
import { type Meaning, meaningIn, plainWord, severityOfWord, type Words } from "./meanings.ts";
import { hoursOf, kilogramsOf } from "./quantities.ts";

/** Tables with a row per day, as many apps export; each app defines its columns. */

/** `unit` is the unit in the column's name, if cells have none. */
interface NumberColumn {
  readonly kind: "temperature" | "weight" | "sleep";
  readonly unit?: string;
}

/** The content of a column. */
export type Column =
  /** One or several words. */
  | { readonly kind: "words"; readonly words: Words }
  /** Yes or no, or a severity, of the column's meaning. */
  | { readonly kind: "flag"; readonly meaning: Meaning }
  | NumberColumn
  | { readonly kind: "note" }
  /** Read elsewhere, or computed by the app. */
  | { readonly kind: "apart" };

/** Columns by normalised name. */
export type Columns = ReadonlyMap<string, Column>;

const YES = /^(?:yes|true|x|y|1|✓)$/i;
const NO = /^(?:no|false|n|0|none|-)$/i;

/** Reads a table's rows by day; unknown columns are listed as not understood. */
export function readDayTable(
  diary: Diary,
  { header, rows }: Csv,
  columns: Columns,
  dayOfRow: (row: readonly string[]) => CalendarDay | null,
): void {
  const named = header.map((name) => ({ name, column: columns.get(plainWord(name)) }));
  for (const row of rows) {
    const day = dayOfRow(row);
    if (day === null) continue;
    for (const [place, { name, column }] of named.entries()) {
      const cell = (row[place] ?? "").trim();
      if (cell !== "") tellCell(diary, day, column, { name, cell });
    }
  }
}

interface Cell {
  readonly name: string;
  readonly cell: string;
}

function tellCell(diary: Diary, day: CalendarDay, column: Column | undefined, at: Cell): void {
  const { name, cell } = at;
  switch (column?.kind) {
    case "apart":
      return;
    case "words":
      tellWords(diary, day, column.words, at);
      return;
    case "note":
      diary.note(day, cell);
      return;
    case "flag":
      tellFlag(diary, day, column.meaning, at);
      return;
    default:
      if (column === undefined || !tellNumber(diary, day, column, cell)) {
        diary.notUnderstood(name, name, { day, value: cell });
      }
  }
}

/** Splits a cell at separators that no single word contains. */
function tellWords(diary: Diary, day: CalendarDay, words: Words, { name, cell }: Cell): void {
  const whole = meaningIn(words, cell);
  if (whole !== undefined) {
    diary.say(day, whole);
    return;
  }
  for (const part of cell.split(/[;,|]/).map((one) => one.trim())) {
    if (part !== "") diary.sayWord(day, meaningIn(words, part), [name, part]);
  }
}

function tellFlag(diary: Diary, day: CalendarDay, meaning: Meaning, { name, cell }: Cell): void {
  const word = plainWord(cell) || cell;
  const strength = severityOfWord.get(word) ?? null;
  if (NO.test(word) || strength === 0) return;
  if (strength === null && !YES.test(word)) {
    diary.notUnderstood(name, name, { day, value: cell });
  } else diary.say(day, meaning, strength);
}

function tellNumber(diary: Diary, day: CalendarDay, column: NumberColumn, cell: string): boolean {
  if (column.kind === "temperature") {
    const degrees = numberOf(cell.replace(/\s*°?\s*[CF]$/i, ""));
    // Apps write 0 for "not measured".
    if (degrees !== null && degrees !== 0) diary.temperature(day, degrees);
    return degrees !== null;
  }
  const isWeight = column.kind === "weight";
  const amount = isWeight ? kilogramsOf(cell, column.unit) : hoursOf(cell, column.unit);
  if (amount === null) return false;
  if (isWeight) diary.weight(day, amount);
  else diary.sleep(day, amount);
  return true;
}
