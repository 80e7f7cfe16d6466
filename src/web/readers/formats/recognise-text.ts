import { isFloText, readFloText } from "../apps/flo.ts";
import { isPeriodTracker, periodTrackerDates, readPeriodTracker } from "../apps/period-tracker.ts";
import type { Diary } from "../diary/diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { joinHistories } from "../diary/join-histories.ts";
import { appTable } from "../tables/app-tables.ts";
import { namesPeriod } from "../tables/column-names.ts";
import { datedLines, linesOfYears, withRanges } from "../tables/dated-lines.ts";
import { withLocalDays } from "../tables/json-tables.ts";
import { daysOfGrid, withMonths } from "../tables/month-grid.ts";
import { columnsOf, readTable, withHeader } from "../tables/read-table.ts";
import { diaryOfTables, isClear, recogniseTables } from "../tables/recognise-tables.ts";
import { splitByKind } from "../tables/split-by-kind.ts";
import { type Csv, parseCsv } from "./csv.ts";
import { type DateOrder, likelyOrders } from "./date-order.ts";
import { isOwnDays, withOwnNames } from "./own-header.ts";
import { clearDates, type Recognised } from "./recognised.ts";

/** @throws UnreadableFile */
export async function recogniseText(text: string, clock: LocalClock): Promise<Recognised> {
  if (text.startsWith("BEGIN:VCALENDAR")) {
    const { calendarOf } = await import("../tables/calendar.ts");
    return { kind: "diary", source: "table", ...clearDates, tell: calendarOf(text, clock) };
  }
  return recognisePlainText(text, clock) ?? recogniseCsv(parseCsv(text), clock);
}

function recognisePlainText(text: string, clock: LocalClock): Recognised | null {
  if (isFloText(text)) {
    const tell = (diary: Diary) => readFloText(diary, text);
    return { kind: "diary", source: "flo", ...clearDates, tell };
  }
  if (isPeriodTracker(text)) {
    const dates = periodTrackerDates(text);
    const tell = (diary: Diary, order: DateOrder) => readPeriodTracker(diary, text, order);
    const orders = likelyOrders(dates, clock.today);
    return { kind: "diary", source: "period_tracker", orders, example: dates[0] ?? "", tell };
  }
  return datedLines(text, clock);
}

/** Reads Mwezi's own workbook, or the sheets as tables; else the first one. @throws UnreadableFile */
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
  if (isOwnDays(csv.header)) {
    // Loaded separately, as it needs the contract's schemas.
    const { readOwnDays } = await import("../apps/own-days.ts");
    const tell = (diary: Diary) => readOwnDays(diary, csv);
    return { kind: "diary", source: "mwezi", ...clearDates, tell };
  }
  const local = withRanges(withLocalDays(withMonths(csv), clock));
  const years = datedLines(linesOfYears(file), clock);
  if (years !== null) return years;
  const grid = daysOfGrid(file);
  if (grid !== null) return diaryOfTables([{ name: "", source: "table", table: grid }], clock);
  const app = appTable(local);
  if (app !== null) return diaryOfTables([{ name: "", ...app }], clock);
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
    ? diaryOfTables([{ name: "", source: "table", table: { csv: table.csv, columns } }], clock)
    : { kind: "table", table };
}
