import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { plainWord } from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { monthNamed } from "../formats/month-names.ts";
import { roleOf } from "./column-names.ts";
import type { KnownTable } from "./tell-table.ts";

/** A calendar on paper as a table: a row or column for each month, the days 1–31 across it. */

const FEWEST_DAYS = 28;
const MOST_DAYS = 31;
const MOST_ROWS = 400;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** January, Jan 2026, Jan-26, 2026-01, 01/2026; Excel writes the first day of the month. */
const MONTH =
  /^(?:(\p{L}{3,12})\.?(?:[ -]{1,2}(\d{4}|\d{2}))?|(\d{4})[-/](\d{1,2})(?:-01)?|(\d{1,2})[-/.](\d{4}))$/u;

/** The year, if the cell has it, and the month. */
function monthOf(cell: string): readonly [string, string] | null {
  const [, name, after = "", year, number = "", first = "", last] = MONTH.exec(cell.trim()) ?? [];
  if (name === undefined) return year || last ? [year ?? last ?? "", number || first] : null;
  const month = monthNamed(name);
  return month === "" ? null : [after.length === 2 ? `20${after}` : after, month];
}

/** The place of the cell "1" in a row of days. */
function firstDay(row: readonly string[]): number {
  return row.findIndex((_, at) =>
    Array.from({ length: FEWEST_DAYS }).every((_, day) => Number(row[at + day] || 0) === day + 1),
  );
}

/** "H", "M" and "L" are strengths where nothing else is written. */
const strengths = new Map([
  ...(["heavy", "medium", "light"] as const).map((word) => [word.charAt(0), word] as const),
  ["s", "spotting"],
]);

/** If all marks are the same, they say only that something was logged. */
function wordsOf(marks: readonly string[]): (mark: string) => string {
  const all = new Set(marks.map(plainWord));
  if ([...all].every((mark) => strengths.has(mark)))
    return (mark) => strengths.get(plainWord(mark)) ?? mark;
  if (all.has("p")) return (mark) => (plainWord(mark) === "p" ? "x" : mark);
  return (mark) => (all.size === 1 ? "x" : mark);
}

/** A row for each marked day; `null` for other tables. */
export function daysOfGrid({ header, rows }: Csv): KnownTable | null {
  if (rows.length > MOST_ROWS) return null;
  const all = [header, ...rows];
  const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
  return daysIn(all) ?? daysIn(longest.map((_, column) => all.map((row) => row[column] ?? "")));
}

function daysIn(all: readonly (readonly string[])[]): KnownTable | null {
  const head = all.findIndex((row) => firstDay(row) > 0);
  const from = firstDay(all[head] ?? []);
  if (head < 0) return null;
  const title = [...all.slice(0, head).flat(), ...(all[head] ?? []).slice(0, from)].join(" ");
  let year = YEAR.exec(title)?.[0] ?? "";
  const found: (readonly [string, string])[] = [];
  for (const row of all.slice(head + 1)) {
    const before = row.slice(0, from);
    const month = before.map(monthOf).find((one) => one !== null);
    year = month?.[0] || (YEAR.exec(before.join(" "))?.[0] ?? year);
    for (const [place, cell] of row.slice(from, from + MOST_DAYS).entries()) {
      const parts = [month?.[1] ?? "", `${place + 1}`].map((part) => part.padStart(2, "0"));
      const [day, mark] = [[year, ...parts].join("-"), cell.trim()];
      if (mark !== "" && isCalendarDay(day)) found.push([day, mark]);
    }
  }
  if (found.length === 0) return null;
  const wordOf = wordsOf(found.map(([, mark]) => mark));
  const rows = found.map(([day, mark]) => [day, wordOf(mark)]);
  return {
    csv: { header: ["date", title], rows },
    columns: [
      { name: "date", role: "date" },
      { name: title, role: "flow" },
    ],
  };
}

/** A table of months with the number of a period's first and last day, which become dates. */
export function withMonths({ header, rows }: Csv): Csv {
  const roles = header.map((name) => roleOf(name));
  const [start, end] = [roles.indexOf("period_start"), roles.indexOf("period_end")];
  const dated = rows.map((row) => {
    const [first = "", last = ""] = [row[start], row[end]];
    const [stated = "", month = ""] = row.map(monthOf).find((one) => one !== null) ?? [];
    const year = Number(stated || YEAR.exec(row.join(" "))?.[0]);
    const dateOf = (day: string, inMonth: number) => {
      const parts = inMonth > 12 ? [year + 1, inMonth - 12, day] : [year, inMonth, day];
      return parts.map((part) => String(part).trim().padStart(2, "0")).join("-");
    };
    // A last day before the first one lies in the next month.
    const inMonth = Number(month) + (Number(last) < Number(first) ? 1 : 0);
    const dates = [dateOf(first, Number(month)), last && dateOf(last, inMonth)];
    return { dates, isRead: dates.every((date) => date === "" || isCalendarDay(date)) };
  });
  if (rows.length === 0 || !dated.every(({ isRead }) => isRead)) return { header, rows };
  const isMonth = (cell: string) => monthOf(cell) !== null || /^\d{4}$/.test(cell.trim());
  const withDates = (row: readonly string[], [first = "", last = ""]: readonly string[]) =>
    row.map((cell, place) => {
      if (place === start || place === end) return place === start ? first : last;
      return isMonth(cell) ? "" : cell;
    });
  return { header, rows: rows.map((row, place) => withDates(row, dated[place]?.dates ?? [])) };
}
