import { type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { Csv } from "./csv.ts";
import { type DateOrder, dayInOrder, ordersThatFit } from "./date-order.ts";
import { Diary } from "./diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./file-history.ts";
import { numberOf } from "./json.ts";
import {
  bleeding,
  flowWords,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  severityOfWord,
  symptomWords,
  type Words,
  words,
} from "./meanings.ts";
import { exampleName } from "./text.ts";

/** What a column of a table of her own can be. */
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
  "note",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** A table of her own, with a guess at its columns that she may change. */
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
  ["note", "note notes comment comments"],
];

/**
 * A table, with the columns as their names and dates suggest.
 * @throws UnreadableFile when no column has a date in it
 */
export function readTable(csv: Csv): Table {
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

const looksLikeDate = (text: string) =>
  /^\s*(\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4})/.test(text);

function roleOf(name: string): ColumnRole {
  const plain = plainWord(name);
  const named = namesOfRole.find(([, names]) => names.split(" ").includes(plain));
  return named?.[0] ?? (symptomWords.has(plain) ? "one_symptom" : "nothing");
}

/** The orders of day, month and year that all dates of the table allow. */
export function ordersOf(
  { csv }: Table,
  roles: readonly ColumnRole[],
  today: CalendarDay,
): DateOrder[] {
  const isDate = (role: ColumnRole) => role === "date" || role === "period_end";
  const columns = roles.flatMap((role, column) => (isDate(role) ? [column] : []));
  return ordersThatFit(
    columns.flatMap((column) => csv.rows.map((row) => row[column] ?? "")),
    today,
  );
}

/**
 * What the table says, its columns being what she chose.
 * @throws UnreadableFile `no_date_order` when a date fits the order not, `nothing`
 */
export function readChosenTable(
  { csv }: Table,
  { roles, order }: TableChoices,
  clock: LocalClock,
): FileHistory {
  const diary = new Diary(clock);
  const dateColumn = roles.indexOf("date");
  const endColumn = roles.indexOf("period_end");
  for (const row of csv.rows) {
    const date = row[dateColumn] ?? "";
    const day = date.trim() === "" ? null : diary.dayOf(dayInOrder(date, order));
    if (day === null) continue;
    const end = dayInOrder(row[endColumn] ?? "", order);
    if (end !== null && daysBetween(day, end) >= 0) diary.period(day, end);
    for (const [column, role] of roles.entries()) {
      const cell = (row[column] ?? "").trim();
      if (cell !== "") tell(diary, day, role, cell, csv.header[column] ?? "");
    }
  }
  for (const [column, role] of roles.entries()) {
    if (role === "nothing") diary.notUnderstood(exampleName(csv.header[column] || "?"), "column");
  }
  return diary.finish("table");
}

function tell(diary: Diary, day: CalendarDay, role: ColumnRole, cell: string, name: string): void {
  if (role === "note") diary.note(day, cell);
  else if (role === "one_symptom") tellSymptom(diary, day, name, cell);
  else if (role === "temperature") {
    const degrees = numberOf(cell);
    if (degrees === null) diary.notUnderstood(name, name);
    else diary.temperature(day, degrees);
  }
  const table = wordsOfRole[role];
  if (table === undefined) return;
  const names = cell.split(/[;,|]/).map(plainWord);
  for (const word of names) if (word !== "") diary.sayWord(day, table.get(word), [name, word]);
}

const wordsOfRole: Partial<Record<ColumnRole, Words>> = {
  // "Yes" proves the day and not how much; so does the word for it.
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
    diary.notUnderstood(name, name);
  } else diary.say(day, meaning, strength);
}
