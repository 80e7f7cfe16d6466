import { addDays } from "#domain/days/calendar-day.ts";
import type { Csv } from "../formats/csv.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";
import { numberOf } from "../formats/json.ts";
import type { Diary } from "./diary.ts";
import { plainWord } from "./meanings.ts";

/**
 * Period Calendar and similar apps: a table with a row per period, its first day and its last day
 * or length. Undocumented: columns are recognised by name. The cycle length is computed by the app.
 */

const starts = ["period_start", "period_start_date", "start_of_period", "period_begin"];
const ends = ["period_end", "period_end_date", "end_of_period"];
const lengths = ["period_length", "period_length_days", "period_days", "period_duration"];
const counts = ["cycle_length", "cycle_length_days", "cycle", "no", "number"];

const columnOf = (header: readonly string[], names: readonly string[]) =>
  header.findIndex((name) => names.includes(plainWord(name)));

export const startColumn = (header: readonly string[]) => columnOf(header, starts);

export const isPeriodTable = (header: readonly string[]) =>
  startColumn(header) >= 0 && (columnOf(header, ends) >= 0 || columnOf(header, lengths) >= 0);

export function readPeriodTable(diary: Diary, { header, rows }: Csv, order: DateOrder): void {
  const [start, end, length] = [starts, ends, lengths].map((names) => columnOf(header, names));
  const known = new Set([start, end, length, columnOf(header, counts)]);
  for (const row of rows) {
    const cell = (place = -1) => (row[place] ?? "").trim();
    const first = diary.dayOf(dayInOrder(cell(start), order));
    if (first === null) continue;
    const days = numberOf(cell(length));
    const last =
      dayInOrder(cell(end), order) ?? (days ? addDays(first, Math.round(days) - 1) : null);
    if (last === null) diary.start(first);
    else diary.period(first, last);
    for (const [place, name] of header.entries()) {
      const value = cell(place);
      if (value === "" || known.has(place)) continue;
      if (/^(note|comment)/i.test(name)) diary.note(first, value);
      else diary.notUnderstood(name, name, { day: first, value });
    }
  }
}
