import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { Diary } from "../diary/diary.ts";
import { plausibleWays } from "../diary/doubtful-periods.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import {
  bleeding,
  flowWords,
  meaningIn,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  severityOfWord,
  symptomWords,
  type Words,
  words,
} from "../diary/meanings.ts";
import { hoursOf, kilogramsOf } from "../diary/quantities.ts";
import { tellStarts } from "../diary/start-list.ts";
import type { Csv } from "./csv.ts";
import { type DateOrder, dateOrders, dayInOrder, ordersThatFit } from "./date-order.ts";
import { numberOf } from "./json.ts";

/** The roles a column of an unknown table can have. */
export const columnRoles = [
  "nothing",
  "date",
  "period_end",
  "flow",
  "symptoms",
  "one_symptom",
  "temperature",
  "mucus",
  "ovulation_test",
  "weight_kg",
  "weight_lb",
  "weight_st",
  "sleep",
  "note",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** A table of unknown origin, with guessed column roles that the user can change. */
export interface Table {
  readonly csv: Csv;
  readonly roles: readonly ColumnRole[];
}

export interface TableChoices {
  readonly roles: readonly ColumnRole[];
  readonly order: DateOrder;
}

const namesOfRole: readonly (readonly [ColumnRole, string])[] = [
  ["date", "date day start start_date startdate period_start first_day"],
  ["period_end", "end end_date enddate period_end last_day"],
  ["flow", "flow bleeding period menstruation period_flow"],
  ["symptoms", "symptoms symptom"],
  ["temperature", "temperature temp bbt basal_temperature basal_body_temperature"],
  ["mucus", "mucus cervical_mucus discharge"],
  ["ovulation_test", "ovulation_test opk lh lh_test"],
  ["weight_kg", "weight weight_kg body_weight mass"],
  ["weight_lb", "weight_lb weight_lbs weight_pounds"],
  ["weight_st", "weight_st weight_stone weight_stones"],
  ["sleep", "sleep sleep_hours hours_of_sleep"],
  ["note", "note notes comment comments"],
];

/**
 * Parses a table and guesses its column roles from names and dates.
 * @throws UnreadableFile when no column has a date
 */
export function readTable(file: Csv): Table {
  const csv = withHeader(file);
  const dated = csv.header.map((_, column) =>
    csv.rows.slice(0, 50).some((row) => looksLikeDate(row[column] ?? "")),
  );
  if (!dated.includes(true)) throw new UnreadableFile("unknown");
  const named = csv.header.map((name) => roleOf(name));
  const hasDate = named.some((role, column) => role === "date" && dated[column]);
  const roles = named.map((role, column) => {
    if (role === "date" || role === "period_end") {
      return dated[column] && named.indexOf(role) === column ? role : "nothing";
    }
    return !hasDate && dated.indexOf(true) === column ? "date" : role;
  });
  return { csv, roles };
}

/** A first row with a date is not a header. */
function withHeader({ header, rows }: Csv): Csv {
  if (!header.some(looksLikeDate)) return { header, rows };
  return { header: header.map(() => ""), rows: [header, ...rows] };
}

const looksLikeDate = (text: string) =>
  dateOrders.some((order) => dayInOrder(text, order) !== null);

function roleOf(name: string): ColumnRole {
  const plain = plainWord(name);
  const named = namesOfRole.find(([, names]) => names.split(" ").includes(plain));
  return named?.[0] ?? (symptomWords.has(plain) ? "one_symptom" : "nothing");
}

/** The date orders that fit all dates of the table, without those that make no plausible period. */
export function ordersOf(
  table: Table,
  roles: readonly ColumnRole[],
  clock: LocalClock,
): readonly DateOrder[] {
  const isDate = (role: ColumnRole) => role === "date" || role === "period_end";
  const columns = roles.flatMap((role, column) => (isDate(role) ? [column] : []));
  const dates = columns.flatMap((column) => table.csv.rows.map((row) => row[column] ?? ""));
  return plausibleWays(ordersThatFit(dates, clock.today), (order) =>
    readChosenTable(table, { roles, order }, clock),
  );
}

/** The columns of a table of periods. */
const ofPeriods = new Set<ColumnRole>(["date", "period_end", "flow", "note"]);

/**
 * Reads a table with the roles the user chose.
 * @throws UnreadableFile `no_date_order` when a date doesn't fit the order, `nothing`
 */
export function readChosenTable(
  { csv }: Table,
  { roles, order }: TableChoices,
  clock: LocalClock,
): FileHistory {
  const diary = new Diary(clock);
  const dateColumn = roles.indexOf("date");
  const endColumn = roles.indexOf("period_end");
  const others = roles.flatMap((role, column) => (ofPeriods.has(role) ? [] : [column]));
  const hasMore = csv.rows.some((row) => others.some((column) => row[column]?.trim()));
  // A table of dates and nothing else can only be period starts.
  const isStarts = !hasMore && roles.every((role) => role === "date" || role === "nothing");
  const starts: CalendarDay[] = [];
  for (const row of csv.rows) {
    const day = diary.dayOf(dayInOrder(row[dateColumn] ?? "", order));
    if (day === null) continue;
    if (isStarts) starts.push(day);
    if (endColumn >= 0) tellPeriod(diary, day, row[endColumn] ?? "", order);
    for (const [column, role] of roles.entries()) {
      const cell = (row[column] ?? "").trim();
      const name = csv.header[column] || "?";
      if (cell !== "") tell(diary, day, role, { name, cell });
    }
  }
  tellStarts(diary, starts);
  const arePeriodsGuessed = hasMore && endColumn >= 0 && !roles.includes("flow");
  return { ...diary.finish("table"), ...(arePeriodsGuessed && { arePeriodsGuessed }) };
}

function tellPeriod(diary: Diary, first: CalendarDay, end: string, order: DateOrder): void {
  const last = dayInOrder(end, order);
  if (last !== null) diary.period(first, last);
  else if (end.trim() === "") diary.start(first);
  else diary.doubt("no_date");
}

interface Cell {
  readonly name: string;
  readonly cell: string;
}

const unitOfRole: Partial<Record<ColumnRole, string>> = {
  weight_kg: "kg",
  weight_lb: "lb",
  weight_st: "st",
};

function tell(diary: Diary, day: CalendarDay, role: ColumnRole, at: Cell): void {
  const { name, cell } = at;
  if (role === "date" || role === "period_end") return;
  if (role === "nothing") diary.notUnderstood(name, name, { day, value: cell });
  else if (role === "note") diary.note(day, cell);
  else if (role === "one_symptom") tellSymptom(diary, day, name, cell);
  else if (!tellNumber(diary, day, role, cell)) tellWords(diary, day, role, at);
}

/** Reads a number of a supported kind; returns whether it was one. */
function tellNumber(diary: Diary, day: CalendarDay, role: ColumnRole, cell: string): boolean {
  const unit = unitOfRole[role];
  const number = numberOf(cell.replace(/\s*°?\s*[CF]$/i, ""));
  const [weight, hours] = [kilogramsOf(cell, unit), hoursOf(cell, "h")];
  if (role === "temperature" && number !== null) diary.temperature(day, number);
  else if (unit !== undefined && weight !== null) diary.weight(day, weight);
  else if (role === "sleep" && hours !== null) diary.sleep(day, hours);
  else return false;
  return true;
}

function tellWords(diary: Diary, day: CalendarDay, role: ColumnRole, { name, cell }: Cell): void {
  const table = wordsOfRole[role];
  if (table === undefined) {
    diary.notUnderstood(name, name, { day, value: cell });
    return;
  }
  for (const part of cell.split(/[;,|]/).map((one) => one.trim())) {
    if (part !== "") diary.sayWord(day, meaningIn(table, part), [name, part]);
  }
}

const wordsOfRole: Partial<Record<ColumnRole, Words>> = {
  // "Yes" means bleeding of unknown flow.
  flow: new Map([
    ...flowWords,
    ...words([bleeding(null), "yes true x period bleeding"], [nothing, "false"]),
  ]),
  symptoms: symptomWords,
  mucus: mucusWords,
  ovulation_test: ovulationTestWords,
};

function tellSymptom(diary: Diary, day: CalendarDay, name: string, cell: string): void {
  const meaning = symptomWords.get(plainWord(name));
  const strength = numberOf(cell) ?? severityOfWord.get(plainWord(cell)) ?? null;
  const isYes = /^(yes|true|x|y)$/i.test(cell);
  const isNo = /^(no|false|n|0)$/i.test(cell);
  if (isNo || strength === 0) return;
  const isOutside = strength !== null && (strength < 0 || strength > 10);
  if (meaning === undefined || isOutside || (strength === null && !isYes)) {
    diary.notUnderstood(name, name, { day, value: cell });
  } else diary.say(day, meaning, strength);
}
