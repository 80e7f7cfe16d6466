import type { ImportSource } from "#contract/account/imports.ts";
import { isDrip, readDrip } from "../apps/drip.ts";
import { isOvumcyCsv, readOvumcyCsv } from "../apps/ovumcy.ts";
import type { Diary } from "../diary/diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { joinHistories } from "../diary/join-histories.ts";
import { appTable } from "../tables/app-tables.ts";
import { namesPeriod } from "../tables/column-names.ts";
import { withLocalDays } from "../tables/json-tables.ts";
import { columnsOf, readTable, withHeader } from "../tables/read-table.ts";
import { isClear, recogniseTables, toldTables } from "../tables/recognise-tables.ts";
import { splitByKind } from "../tables/split-by-kind.ts";
import { type Csv, csvRecords, parseCsv } from "./csv.ts";
import { type DateOrder, likelyOrders } from "./date-order.ts";
import { isOwnDays, withOwnNames } from "./own-header.ts";
import type { Recognised } from "./recognised.ts";

/** @throws UnreadableFile */
export async function recogniseText(text: string, clock: LocalClock): Promise<Recognised> {
  const { recognisePlainText } = await import("./plain-text.ts");
  return recognisePlainText(text, clock) ?? recogniseCsv(parseCsv(text), clock);
}

/**
 * Recognises the sheets of a spreadsheet: one alone, or those that say what they hold together.
 * @throws UnreadableFile
 */
export async function recogniseSheets(
  sheets: readonly Csv[],
  clock: LocalClock,
): Promise<Recognised> {
  const [first] = sheets;
  if (first === undefined) throw new UnreadableFile("nothing");
  if (sheets.length === 1) return recogniseCsv(first, clock);
  const own = await ownSheets(sheets);
  if (own !== null) return { kind: "history", history: own };
  const tables = sheets.map((csv) => ({ name: "", csv: withLocalDays(withHeader(csv), clock) }));
  return recogniseTables(tables, clock) ?? recogniseCsv(first, clock);
}

/** The sheets of Mwezi's own workbook; the one of days repeats what the others have. */
async function ownSheets(sheets: readonly Csv[]): Promise<FileHistory | null> {
  const { readOwnCsv } = await import("../apps/mwezi-csv.ts");
  const own = sheets.flatMap((csv) => (csv.rows.length > 0 && readOwnCsv(csv)) || []);
  return own.length > 0 ? joinHistories(own) : null;
}

/** @throws UnreadableFile */
async function recogniseCsv(file: Csv, clock: LocalClock): Promise<Recognised> {
  const csv = withOwnNames(file, isOwnDays);
  const special = await specialForm(csv);
  if (special !== null) {
    const place = csv.header.findIndex((name) => name.toLowerCase() === "date");
    const dates = csv.rows.map((row) => row[place] ?? "");
    const example = dates.find((date) => date.trim() !== "") ?? "";
    return { kind: "told", orders: likelyOrders(dates, clock.today), example, ...special };
  }
  const local = withLocalDays(csv, clock);
  const app = appTable(local);
  if (app !== null) return toldTables([{ name: "", ...app }], clock);
  const { readOwnCsv } = await import("../apps/mwezi-csv.ts");
  const history = readOwnCsv(csv);
  if (history !== null) return { kind: "history", history };
  const split = splitByKind({ name: "", csv: withHeader(local) });
  if (split.length > 1)
    return recogniseTables(split, clock) ?? { kind: "table", table: readTable(local) };
  const table = readTable(split[0]?.csv ?? local);
  const columns = columnsOf(table.csv.header, table.roles);
  const start = table.csv.header[table.roles.indexOf("period_start")] ?? "";
  // A table that calls its rows periods needs no questions about its columns.
  return isClear({ csv: table.csv, columns }) && namesPeriod(start)
    ? toldTables([{ name: "", source: "table", table: { csv: table.csv, columns } }], clock)
    : { kind: "table", table };
}

interface Special {
  readonly source: ImportSource;
  readonly tell: (diary: Diary, order: DateOrder) => void;
}

/** Tables that aren't read column by column. */
async function specialForm(csv: Csv): Promise<Special | null> {
  if (isOwnDays(csv.header)) {
    // Loaded separately, as it needs the contract's schemas.
    const { readOwnDays } = await import("../apps/own-days.ts");
    return { source: "mwezi", tell: (diary) => readOwnDays(diary, csv) };
  }
  if (isDrip(csv.header)) {
    const tell = (diary: Diary, order: DateOrder) => readDrip(diary, csvRecords(csv), order);
    return { source: "drip", tell };
  }
  if (!isOvumcyCsv(csv.header)) return null;
  return { source: "ovumcy", tell: (diary) => readOvumcyCsv(diary, csvRecords(csv)) };
}
