import { type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { Csv } from "./csv.ts";
import { type DateOrder, dayInOrder, ordersThatFit } from "./date-order.ts";
import { Diary } from "./diary.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./file-history.ts";
import { numberOf } from "./json.ts";
import {
  flowWords,
  type Meaning,
  plainWord,
  severityOfWord,
  signs,
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

const roleOfName: ReadonlyMap<string, ColumnRole> = new Map<string, ColumnRole>([
  ...["date", "day", "start", "start_date", "startdate", "period_start", "first_day"].map(
    (name) => [name, "date"] as const,
  ),
  ...["end", "end_date", "enddate", "period_end", "last_day"].map(
    (name) => [name, "period_end"] as const,
  ),
  ...["flow", "bleeding", "period", "menstruation", "period_flow"].map(
    (name) => [name, "flow"] as const,
  ),
  ...["symptoms", "symptom"].map((name) => [name, "symptoms"] as const),
  ...["temperature", "temp", "bbt", "basal_temperature", "basal_body_temperature"].map(
    (name) => [name, "temperature"] as const,
  ),
  ...["mucus", "cervical_mucus", "discharge"].map((name) => [name, "mucus"] as const),
  ...["ovulation_test", "opk", "lh", "lh_test"].map((name) => [name, "ovulation_test"] as const),
  ...["note", "notes", "comment", "comments"].map((name) => [name, "note"] as const),
]);

const mucus = words({
  dry: signs({ cervicalMucus: "dry" }),
  sticky: signs({ cervicalMucus: "sticky" }),
  creamy: signs({ cervicalMucus: "creamy" }),
  egg_white: signs({ cervicalMucus: "egg_white" }),
  eggwhite: signs({ cervicalMucus: "egg_white" }),
});
const ovulationTests = words({
  positive: signs({ ovulationTest: "positive" }),
  negative: signs({ ovulationTest: "negative" }),
});

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
  return roleOfName.get(plain) ?? (symptomWords.has(plain) ? "one_symptom" : "nothing");
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
    const written = row[dateColumn] ?? "";
    const day = written.trim() === "" ? null : diary.dayOf(dayInOrder(written, order));
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
  const table = tableOf(role);
  if (role === "note") diary.note(day, cell);
  else if (role === "one_symptom") tellSymptom(diary, day, name, cell);
  else if (role === "temperature") {
    const degrees = numberOf(cell);
    if (degrees === null) diary.notUnderstood(name, name);
    else diary.temperature(day, degrees);
  } else if (table) {
    for (const word of cell
      .split(/[;,|]/)
      .map(plainWord)
      .filter((one) => one !== "")) {
      const meaning = table.get(word);
      if (meaning) diary.say(day, meaning);
      else diary.notUnderstood(name, word);
    }
  }
}

function tableOf(role: ColumnRole): Words | null {
  if (role === "flow") return flowOrYes;
  if (role === "symptoms") return symptomWords;
  if (role === "mucus") return mucus;
  return role === "ovulation_test" ? ovulationTests : null;
}

// "Yes" proves the day and not how much; so does the word for it.
const bled: Meaning = { kind: "bleeding", flow: null };
const flowOrYes: Words = new Map([
  ...flowWords,
  ...words({
    yes: bled,
    true: bled,
    x: bled,
    period: bled,
    bleeding: bled,
    false: { kind: "nothing" },
  }),
]);

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
