import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { bleeding, nothing, numbered, type Words, words } from "../diary/meanings.ts";
import { tellRanges } from "../diary/start-list.ts";
import type { Csv } from "../formats/csv.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";
import { numberOf } from "../formats/json.ts";
import { namesPeriod } from "./column-names.ts";
import { type Column, cellText, tellCell } from "./tell-cell.ts";

export interface KnownTable {
  readonly csv: Csv;
  readonly columns: readonly Column[];
  /** What the file says beside the columns: the rows are periods, may be, or are something else. */
  readonly periods?: "stated" | "guessed" | "none";
  readonly name?: string;
}

type Role = Column["role"];
type Row = readonly string[];

/** Roles that say when a row is. */
const dayRoles = new Set<Role>(["date", "period_start", "period_end", "period_length"]);
/** The columns of a table of periods. */
const ofPeriods = new Set<Role>([...dayRoles, "flow", "note", "computed"]);

const placeOf = (columns: readonly Column[], role: Role) =>
  columns.findIndex((column) => column.role === role);

export function dayColumn(columns: readonly Column[]): number {
  const [day, start] = [placeOf(columns, "date"), placeOf(columns, "period_start")];
  const hasEnd = columns.some(({ role }) => role === "period_end" || role === "period_length");
  return day < 0 || (start >= 0 && hasEnd) ? start : day;
}

/** Whether the rows are periods: no, by what the file says, or by a guess. */
function periodsIn({ csv, columns, periods }: KnownTable): "none" | "stated" | "guessed" {
  const isHeld = (column: number) => csv.rows.some((row) => row[column]?.trim());
  const hasMore = columns.some(({ role }, column) => !ofPeriods.has(role) && isHeld(column));
  const { role, name = "" } = columns[dayColumn(columns)] ?? {};
  const hasFlow = placeOf(columns, "flow") >= 0;
  const hasEnd = columns.some((one) => one.role === "period_end" || one.role === "period_length");
  // A table of dates and nothing else can only be period starts.
  const isAlone = !hasMore && !hasFlow && placeOf(columns, "note") < 0;
  if (periods === "none" || (!hasEnd && role !== "period_start" && !isAlone)) return "none";
  // Trackers of sleep and strain have cycles, too.
  if (periods === "stated" || hasFlow || namesPeriod(name, hasMore)) return "stated";
  return hasMore ? "guessed" : (periods ?? "stated");
}

export function tellTable(diary: Diary, table: KnownTable, order: DateOrder): void {
  const columns = withFlowNumbers(table);
  const periods = periodsIn(table);
  if (periods === "guessed") diary.arePeriodsGuessed = true;
  const ranges = table.csv.rows.flatMap((row) => {
    const first = isPredicted(columns, row) ? null : dayIn(diary, columns, row, order);
    if (first === null || tellPregnancy(diary, first, columns, row)) return [];
    tellCells(diary, first, columns, periods === "none" ? row : withoutEnd(columns, row));
    const last = periods === "none" ? undefined : lastDay(diary, first, columns, row, order);
    if (table.periods === "none") tellOther(diary, first, columns, table.name);
    return last === undefined ? [] : [{ first, last }];
  });
  tellRanges(diary, ranges);
}

const dayIn = (diary: Diary, columns: readonly Column[], row: Row, order: DateOrder) =>
  diary.dayOf(dayInOrder(row[dayColumn(columns)] ?? "", order));

/** Lists a day of something else by the name of its table, if that is all there is. */
function tellOther(diary: Diary, day: CalendarDay, columns: readonly Column[], name = "?"): void {
  if (columns.every(isRead)) diary.notUnderstood(name, name, { day });
}

const withoutEnd = (columns: readonly Column[], row: Row) =>
  row.map((cell, place) => (columns[place]?.role === "period_end" ? "" : cell));

const LEFT_OUT = /\.excluded?$/;
const isRead = ({ role, name }: Column) =>
  role === "computed" || LEFT_OUT.test(name) || (dayRoles.has(role) && role !== "period_end");

/** The kinds of data that a row's own flags leave out. */
const leftOutIn = (columns: readonly Column[], row: Row) =>
  columns.flatMap(({ name }, place) =>
    LEFT_OUT.test(name) && isTrue(row[place]) ? [name.replace(LEFT_OUT, ".")] : [],
  );

function tellCells(diary: Diary, day: CalendarDay, columns: readonly Column[], row: Row): void {
  const leftOut = leftOutIn(columns, row);
  for (const [place, column] of columns.entries()) {
    const text = cellText(row[place]);
    const isLeftOut = leftOut.some((kind) => column.name.startsWith(kind));
    if (text !== "" && !isRead(column)) tellCell(diary, day, column, { text, isLeftOut });
  }
}

/** A larger number cannot be the length of a period. */
const MOST_DAYS = 1_000;

/** `null` without a last day, `undefined` if it can't be read. */
function lastDay(
  diary: Diary,
  first: CalendarDay,
  columns: readonly Column[],
  row: Row,
  order: DateOrder,
): CalendarDay | null | undefined {
  const end = row[placeOf(columns, "period_end")] ?? "";
  const days = Math.round(numberOf(row[placeOf(columns, "period_length")]) ?? 0);
  const byLength = days < 1 ? null : addDays(first, Math.min(days, MOST_DAYS) - 1);
  if (end.trim() === "") return byLength;
  const last = dayInOrder(end, order);
  if (last === null) diary.doubt("no_date");
  // A row that ends later than its length says is a cycle, which ends before the next period.
  return byLength !== null && last !== null && byLength < last ? byLength : (last ?? undefined);
}

const isTrue = (cell = "") => /^(?:true|yes|1)$/i.test(cellText(cell));

const isPredicted = (columns: readonly Column[], row: Row) =>
  columns.some(({ name }, place) => /predict|forecast/i.test(name) && isTrue(row[place]));

const PREGNANT = /pregnan|schwanger|enceinte|grossesse|gravid|mimba|swanger|khulelwe/i;

/** A pregnancy among the cycles is no period; returns whether the row is one. */
function tellPregnancy(
  diary: Diary,
  day: CalendarDay,
  columns: readonly Column[],
  row: Row,
): boolean {
  const isPregnancy = columns.some(({ role, name }, place) => {
    if (role !== "nothing" && role !== "computed") return false;
    const [cell = "", isKind] = [row[place], /type|kind|status/i.test(name)];
    return (isKind && PREGNANT.test(cell)) || (PREGNANT.test(name) && isTrue(cell));
  });
  if (isPregnancy) {
    diary.doubt("pregnant_cycle");
    diary.notUnderstood("Pregnancy", "Pregnancy", { day });
  }
  return isPregnancy;
}

/** Flow as a number, by the highest step of its scale; on other scales the strength is unknown. */
const strengths = [bleeding("light"), bleeding("moderate"), bleeding("heavy")];
const steps: Readonly<Record<number, Words>> = {
  3: numbered(nothing, ...strengths),
  4: numbered(nothing, bleeding("spotting"), ...strengths),
};
const bled = words([bleeding(null), "1 2 3 4 5 6 7 8 9 10"]);
const MOST_STEPS = 10;

/** A sign repeated for strength: "++", "●●●". */
const SIGNS = /^([^\p{L}\d\s-]|x)\1{0,3}$/u;

function withFlowNumbers({ csv, columns }: KnownTable): readonly Column[] {
  return columns.map((column, place) => {
    if (column.role !== "flow" || column.words !== undefined) return column;
    const cells = csv.rows.map((row) => (row[place] ?? "").trim()).filter((cell) => cell !== "");
    if (cells.length > 0 && cells.every((cell) => SIGNS.test(cell))) {
      return { ...column, words: signWords(cells) };
    }
    const most = Math.max(
      ...cells.map((cell) => (/^\d{1,2}$/.test(cell) ? Number(cell) : Infinity)),
    );
    if (most > MOST_STEPS) return column;
    return { ...column, words: new Map([["0", nothing], ...(steps[most] ?? bled)]) };
  });
}

/** Without a second sign, the first says only that there is bleeding. */
function signWords(cells: readonly string[]): Words {
  const lengths = cells.map((cell) => [...cell].length);
  const ofScale = steps[Math.max(3, ...lengths)] ?? bled;
  const scale = lengths.some((length) => length > 1) ? ofScale : bled;
  return new Map(
    cells.flatMap((cell) => {
      const meaning = scale.get(String([...cell].length));
      return meaning ? [[cell.toLowerCase(), meaning] as const] : [];
    }),
  );
}
