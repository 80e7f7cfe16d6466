import type { ImportSource } from "#contract/account/imports.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { type DateOrder, likelyOrders } from "../formats/date-order.ts";
import type { Recognised, Told } from "../formats/recognised.ts";
import { appTable } from "./app-tables.ts";
import { namesPeriod } from "./column-names.ts";
import type { NamedTable } from "./json-tables.ts";
import { columnsOf, datesIn, guessedRoles, looksLikeDate } from "./read-table.ts";
import { dayColumn, type KnownTable, tellTable } from "./tell-table.ts";

interface Found {
  readonly name: string;
  readonly source: ImportSource;
  readonly table: KnownTable;
}

function foundIn({ name, csv }: NamedTable): Found {
  const app = appTable(csv);
  const columns = columnsOf(csv.header, guessedRoles(csv));
  return { name, source: "table", table: { csv, columns, isNamed: namesPeriod(name) }, ...app };
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

/** Reads the tables together; `null` if none has a date. */
export function recogniseTables(
  tables: readonly NamedTable[],
  clock: LocalClock,
): Recognised | null {
  const dated = tables.map(foundIn).filter((found) => hasDay(found) && !isForecast(found));
  const largest = dated.toSorted((a, b) => b.table.csv.rows.length - a.table.csv.rows.length)[0];
  const isKnown = dated.some(
    ({ source, name, table }) =>
      source !== "table" || isClear(table) || (namesPeriod(name) && isList(table)),
  );
  if (largest === undefined) return null;
  if (isKnown) return toldTables(dated, clock);
  const { csv } = largest.table;
  return { kind: "table", table: { csv, roles: guessedRoles(csv) } };
}

/** A list of days only. */
const isList = ({ csv }: KnownTable) =>
  csv.rows.every((row) => row.every((cell) => cell === "" || looksLikeDate(cell)));

/** Several tables share one order of day and month. */
export function toldTables(found: readonly Found[], { today }: LocalClock): Told {
  const dates = found.flatMap(({ table }) => datesIn(table.csv, table.columns));
  const tell = (diary: Diary, order: DateOrder) => {
    for (const { table } of found) tellTable(diary, table, order);
  };
  const source = found.find((one) => one.source !== "table")?.source ?? "table";
  const example = dates.find((date) => date.trim() !== "") ?? "";
  return { kind: "told", source, orders: likelyOrders(dates, today), example, tell };
}
