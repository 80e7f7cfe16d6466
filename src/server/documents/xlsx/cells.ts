import { calendarDay, daysBetween, isCalendarDay } from "#domain/days/calendar-day.ts";
import { escaped } from "../escaped.ts";

export type Cell = string | number | boolean | null;

const STYLE = { day: 1, head: 2, guarded: 3 } as const;
/** Text that a spreadsheet would take for a formula if someone typed it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** @example rowXml(2, ["2026-11-20", 36.5]) // '<row r="2"><c r="A2" s="1"><v>46346</v></c>…' */
export function rowXml(number: number, cells: readonly Cell[], isHead = false): string {
  const written = cells.map((cell, place) =>
    cellXml(`${columnName(place)}${number}`, cell, isHead),
  );
  return `<row r="${number}">${written.join("")}</row>`;
}

/** Text lies in the cell itself, never as a formula. */
function cellXml(at: string, cell: Cell, isHead: boolean): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  const day = dayNumber(cell);
  if (day !== null) return `<c r="${at}" s="${STYLE.day}"><v>${day}</v></c>`;
  const style = isHead ? STYLE.head : FORMULA.test(cell) ? STYLE.guarded : 0;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(cell)}</t></is></c>`;
}

/** Excel has a day too many before this: it takes 1900 for a leap year. */
const FIRST_SURE_DAY = "1900-03-01";
const ZERO = calendarDay("1899-12-30");

function dayNumber(text: string): number | null {
  const isDay = isCalendarDay(text) && text >= FIRST_SURE_DAY && text < "2100";
  return isDay ? daysBetween(ZERO, text) : null;
}

function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

/** Characters that XML lacks, and what would be read as their escape (ECMA-376, 22.9.2.19). */
const ESCAPED = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

export const textXml = (text: string): string =>
  escaped(
    text.replace(
      ESCAPED,
      (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    ),
  );
