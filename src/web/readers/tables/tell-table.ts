import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { tellRanges } from "../diary/day-ranges.ts";
import type { Diary } from "../diary/diary.ts";
import {
  bleeding,
  flowWords,
  isStrength,
  nothing,
  numbered,
  plainWord,
  type Words,
  words,
} from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";
import { numberOf } from "../formats/json.ts";
import { namesBleeding, namesFlow, namesPeriod } from "./column-names.ts";
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

const dayRoles = new Set<Role>(["date", "period_start", "period_end", "period_length"]);
const ofPeriods = new Set<Role>([...dayRoles, "flow", "note", "computed"]);

const placeOf = (columns: readonly Column[], role: Role) =>
  columns.findIndex((column) => column.role === role);

export function dayColumn(columns: readonly Column[]): number {
  const [day, start] = [placeOf(columns, "date"), placeOf(columns, "period_start")];
  const hasEnd = columns.some(({ role }) => role === "period_end" || role === "period_length");
  return day < 0 || (start >= 0 && hasEnd) ? start : day;
}

/** Columns of a database that say nothing about the day. */
const TECHNICAL =
  /(?:^|_)(?:id|uuid|guid|created?|updated?|modified|deleted|sync(?:ed)?|ver(?:sion)?|user|source|time|offset|zone|device|pkg|colou?r)(?:_|$)/;

/** Whether a column holds what is unknown here: an amount, a subject of lessons. */
export const hasUnread = ({ csv, columns }: KnownTable) =>
  columns.some(
    ({ role, name }, column) =>
      role === "nothing" &&
      !TECHNICAL.test(plainWord(name)) &&
      csv.rows.some((row) => row[column]?.trim()),
  );

const OF_HERS = /symptom|mood|mucus|test|sex/;
/** "Menses" are people in Afrikaans, and "Regel" is a rule in German. */
const AMBIGUOUS_FLOW = /^(?:menses|regel)$/i;

/** Whether a column of flow could be that of anything, such as water; JSON may have no name. */
export const isGuessedFlow = ({ csv, columns }: KnownTable, { role, name, words }: Column) => {
  if (role !== "flow" || words !== undefined || name === "value" || namesBleeding(name))
    return false;
  const cells = csv.rows.map((row) => row[columns.findIndex((one) => one.name === name)] ?? "");
  const isOpen =
    AMBIGUOUS_FLOW.test(name) &&
    !cells.some((cell) => cell === "x" || isStrength(flowWords.get(plainWord(cell))));
  const isOther = !namesPeriod(name, true) && hasUnread({ csv, columns });
  return (
    !namesFlow(name) || isOpen || (isOther && !columns.some((column) => OF_HERS.test(column.role)))
  );
};

/** Whether the rows are periods: no, by what the file says, or by a guess. */
function periodsIn({ csv, columns, periods }: KnownTable): "none" | "stated" | "guessed" {
  const isHeld = (column: number) => csv.rows.some((row) => row[column]?.trim());
  const hasMore = columns.some(({ role }, column) => !ofPeriods.has(role) && isHeld(column));
  const { role, name = "" } = columns[dayColumn(columns)] ?? {};
  const hasFlow = columns.some(
    (one) => one.role === "flow" && !isGuessedFlow({ csv, columns }, one),
  );
  const isNamed = hasUnread({ csv, columns }) ? namesBleeding(name) : namesPeriod(name, hasMore);
  const hasEnd = columns.some((one) => one.role === "period_end" || one.role === "period_length");
  // A table of dates and nothing else can only be period starts.
  const isAlone = !hasMore && !hasFlow && placeOf(columns, "note") < 0;
  if (periods === "none" || (!hasEnd && role !== "period_start" && !isAlone)) return "none";
  // Trackers of sleep and strain have cycles, too.
  if (periods === "stated" || hasFlow || isNamed) return "stated";
  return hasMore ? "guessed" : (periods ?? "stated");
}

export function tellTable(diary: Diary, table: KnownTable, order: DateOrder): void {
  const columns = withFlowNumbers(table);
  const periods = periodsIn(table);
  const isGuess =
    table.periods !== "stated" && table.columns.some((one) => isGuessedFlow(table, one));
  if (periods === "guessed" || isGuess || isLessons(table)) diary.arePeriodsGuessed = true;
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

/** A column called "Period" with words or numbers that are no flow: lessons, quarters. */
const isLessons = (table: KnownTable) =>
  table.columns.some(({ role, name }, column) => {
    const cells = table.csv.rows.map((row) => row[column] ?? "");
    const isFlow = cells.some((cell) => flowWords.has(plainWord(cell)));
    const isOpen = role === "flow" && /^periods?$/i.test(name) && !isFlow;
    return (
      isOpen &&
      (hasUnread(table) || cells.some((cell) => /\p{L}\w/u.test(cell) && !SIGNS.test(cell)))
    );
  });

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
  // Of two lengths the longer one is the cycle's.
  const lengths = columns
    .map(({ role }, place) => (role === "period_length" ? numberOf(row[place]) : null))
    .map((length) => Math.round(length ?? 0))
    .filter((days) => days >= 1);
  const days = Math.min(...lengths, MOST_DAYS);
  const byLength = lengths.length === 0 ? null : addDays(first, days - 1);
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
export const bled = words([bleeding(null), "1 2 3 4 5 6 7 8 9 10"]);
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
