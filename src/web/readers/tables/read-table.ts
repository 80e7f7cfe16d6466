import { Diary } from "../diary/diary.ts";
import { plausibleReadings } from "../diary/doubtful-periods.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { flowWords, isStrength, plainWord } from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { type DateOrder, dateOrders, dayInOrder, ordersThatFit } from "../formats/date-order.ts";
import { type ColumnRole, isComputed, isVague, namesPeriod, roleOf } from "./column-names.ts";
import type { Column } from "./tell-cell.ts";
import { tellTable } from "./tell-table.ts";

export interface Table {
  readonly csv: Csv;
  readonly roles: readonly ColumnRole[];
}

export const dateRoles = new Set<Column["role"]>(["date", "period_start", "period_end"]);

/** Number of rows searched for dates, and for a header below lines of title. */
const SAMPLE = 50;
const MOST_TITLES = 12;

export const looksLikeDate = (text = "") =>
  dateOrders.some((order) => dayInOrder(text, order) !== null);

const datedColumns = ({ header, rows }: Csv) =>
  header.map((_, column) => rows.slice(0, SAMPLE).some((row) => looksLikeDate(row[column])));

/** Guesses roles from names and dates. @throws UnreadableFile when no column has a date */
export function readTable(file: Csv): Table {
  const csv = withHeader(file);
  if (!datedColumns(csv).includes(true)) throw withoutDates([csv]);
  return { csv, roles: guessedRoles(csv) };
}

const MONTH = /^\s*\d{4}[-/.]\d{1,2}\s*$/;

/** The error for tables without a date, which may still be about her cycle. */
export function withoutDates(tables: readonly Csv[]): UnreadableFile {
  const isAboutHer = tables.some(
    ({ header, rows }) =>
      header.some((name) => rows.length > 0 && roleOf(name) !== "nothing") ||
      rows.flat().some((cell) => MONTH.test(cell)),
  );
  return new UnreadableFile(isAboutHer ? "no_dates" : "unknown");
}

export function guessedRoles(csv: Csv): ColumnRole[] {
  const dated = datedColumns(csv);
  const named = csv.header.map((name) => roleOf(name));
  const hasEnd = named.some((role) => role === "period_end" || role === "period_length");
  const hasFlow = named.includes("flow");
  const roles = named.map((role, column) => {
    const isPeriod = namesPeriod(csv.header[column] ?? "");
    if (role === "flow" && dated[column]) return "period_start";
    if (role === "nothing" && hasFlows(csv, column)) return "flow";
    if (!dateRoles.has(role)) return role;
    if (!dated[column] || named.indexOf(role) !== column) return "nothing";
    // "Start" alone may be the start of anything.
    return role === "period_start" && !hasEnd && !isPeriod && !hasFlow ? "date" : role;
  });
  const hasStart = roles.includes("period_start");
  const first = hasStart || roles.includes("date") ? -1 : dated.indexOf(true);
  return roles.map((role, column) => {
    if (column === first) return "date";
    return role === "period_length" && !hasStart ? "nothing" : role;
  });
}

/** Whether a column that could be anything holds words for flow, with a strength among them. */
function hasFlows({ header, rows }: Csv, column: number): boolean {
  if (!isVague(header[column] ?? "")) return false;
  const cells = rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
  const meanings = cells.map((cell) => flowWords.get(plainWord(cell)));
  return !meanings.includes(undefined) && meanings.some(isStrength);
}

/** Skips lines of title; a first row with a date is not a header. */
export function withHeader({ header, rows }: Csv): Csv {
  const all = [header, ...rows];
  const isData = (row: readonly string[] = [], next = row) =>
    row.some((cell, column) => looksLikeDate(cell) && looksLikeDate(next[column]));
  const at = all.slice(0, MOST_TITLES).findIndex((row, place) => isData(row, all[place + 1]));
  const names = all[at - 1];
  if (at < 0) return { header, rows };
  if (names === undefined) return { header: header.map(() => ""), rows: all };
  return { header: names, rows: all.slice(at) };
}

export const columnsOf = (header: readonly string[], roles: readonly ColumnRole[]): Column[] =>
  header.map((name, column) => {
    const role = roles[column] ?? "nothing";
    return {
      name: name || "?",
      role: role === "nothing" && isComputed(name) ? "computed" : role,
    };
  });

export function datesIn(csv: Csv, columns: readonly Pick<Column, "role">[]): string[] {
  const places = columns.flatMap(({ role }, place) => (dateRoles.has(role) ? [place] : []));
  return places.flatMap((place) => csv.rows.map((row) => row[place] ?? ""));
}

/** The date orders that fit all dates of the table, without those that make no plausible period. */
export function ordersOf(
  table: Table,
  roles: readonly ColumnRole[],
  clock: LocalClock,
): readonly DateOrder[] {
  const dates = datesIn(table.csv, columnsOf(table.csv.header, roles));
  return plausibleReadings(ordersThatFit(dates, clock.today), (order) =>
    readChosenTable(table, { roles, order }, clock),
  );
}

/** @throws UnreadableFile `nothing` */
export function readChosenTable(
  { csv }: Table,
  { roles, order }: { readonly roles: readonly ColumnRole[]; readonly order: DateOrder },
  clock: LocalClock,
): FileHistory {
  const diary = new Diary(clock);
  tellTable(diary, { csv, columns: columnsOf(csv.header, roles) }, order);
  return diary.finish("table");
}
