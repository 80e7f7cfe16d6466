import type { ImportSource } from "#contract/account/imports.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { type DateOrder, likelyOrders } from "../formats/date-order.ts";
import type { DiarySource, Recognised } from "../formats/recognised.ts";
import { appTable } from "./app-tables.ts";
import { namesBleeding, namesFlow, namesPeriod } from "./column-names.ts";
import type { NamedTable } from "./json-tables.ts";
import { columnsOf, datesIn, guessedRoles, looksLikeDate } from "./read-table.ts";
import { splitByKind } from "./split-by-kind.ts";
import type { Column } from "./tell-cell.ts";
import { dayColumn, hasUnread, isGuessedFlow, type KnownTable, tellTable } from "./tell-table.ts";

interface Found {
  readonly name: string;
  readonly source: ImportSource;
  readonly table: KnownTable;
}

function foundIn({ name, csv }: NamedTable): Found[] {
  const app = appTable(csv);
  if (app !== null) return [{ name, ...app }];
  return splitByKind({ name, csv }).map((table) => ({
    name: table.name,
    source: "table",
    table: { csv: table.csv, columns: columnsOf(table.csv.header, guessedRoles(table.csv)) },
  }));
}

const hasDay = ({ table }: Found) => dayColumn(table.columns) >= 0;
/** A list of forecasts, which is not imported. */
const isForecast = ({ name }: Found) => /predict|forecast|upcoming|future/i.test(name);

/** Whether a table's columns say what its rows are: bleeding, or periods from start to end. */
export function isClear({ columns }: KnownTable): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const hasEnd = roles.has("period_end") || roles.has("period_length");
  return roles.has("flow") || (roles.has("period_start") && hasEnd);
}

export function recogniseTables(
  tables: readonly NamedTable[],
  clock: LocalClock,
): Recognised | null {
  const dated = tables.flatMap(foundIn).filter((found) => hasDay(found) && !isForecast(found));
  const largest = dated.toSorted((a, b) => b.table.csv.rows.length - a.table.csv.rows.length)[0];
  if (largest === undefined) return null;
  const others = dated.some(saysPeriods) ? "none" : "guessed";
  if (others === "guessed" && !dated.some(({ table }) => isClear(table))) {
    const { csv } = largest.table;
    return { kind: "table", table: { csv, roles: guessedRoles(csv) } };
  }
  const known = dated.map((found) => {
    const periods = saysPeriods(found) ? "stated" : others;
    const name = found.name.split(" ").at(-1) || found.name;
    return { ...found, table: { ...found.table, periods, name } as const };
  });
  return diaryOfTables(known, clock);
}

/** Whether anything in the file calls these rows periods; beside such a table others are none. */
function saysPeriods({ source, name, table }: Found): boolean {
  const { csv, columns } = table;
  const start = csv.header[dayColumn(columns)] ?? "";
  if (source !== "table" || columns.some(isNamedFlow(table))) return true;
  const names = hasUnread(table) ? namesBleeding : namesPeriod;
  return (isClear(table) && names(`${name} ${start}`)) || (namesPeriod(name) && isList(table));
}

const isNamedFlow = (table: KnownTable) => (column: Column) =>
  column.role === "flow" && namesFlow(column.name) && !isGuessedFlow(table, column);

const isList = ({ csv, columns }: KnownTable) =>
  columns.every(
    ({ role }, place) =>
      role === "computed" ||
      csv.rows.every(({ [place]: cell = "" }) => !cell || looksLikeDate(cell)),
  );

/** Several tables share one order of day and month. */
export function diaryOfTables(found: readonly Found[], { today }: LocalClock): DiarySource {
  const dates = found.flatMap(({ table }) => datesIn(table.csv, table.columns));
  const tell = (diary: Diary, order: DateOrder) => {
    for (const { table } of found) tellTable(diary, table, order);
  };
  const source = found.find((one) => one.source !== "table")?.source ?? "table";
  const example = dates.find((date) => date.trim() !== "") ?? "";
  return { kind: "diary", source, orders: likelyOrders(dates, today), example, tell };
}
