import { dayMeant } from "#domain/days/calendar-day.ts";
import type { LocalClock } from "../diary/file-history.ts";
import type { Csv } from "../formats/csv.ts";
import { isRecord, type JsonRecord, recordsOf, textOf } from "../formats/json.ts";
import { MOST_COLUMNS } from "../formats/table-size.ts";
import { roleOf } from "./column-names.ts";
import { dateRoles, looksLikeDate } from "./read-table.ts";

/** Lists of objects in JSON as tables, with a column per member. */

export interface NamedTable {
  /** The members that lead to the list. */
  readonly name: string;
  readonly csv: Csv;
}

const DEEPEST = 5;

/** Every list of objects in a file, and an object with a member per day. */
export function tablesIn(value: unknown, name = "", depth = 0): NamedTable[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    const rows = rowsOf(value);
    if (rows.length > 0) return [{ name, csv: tableOf(rows) }, ...innerTables(rows, name, depth)];
    return value.slice(0, MOST_COLUMNS).flatMap((one) => tablesIn(one, name, depth + 1));
  }
  if (!isRecord(value)) return [];
  const members = Object.entries(value);
  const split = withNames(members.map(([, one]) => one));
  if (split.length > 0) return tablesIn(split, name, depth + 1);
  if (members.length > 0 && members.every(([key]) => looksLikeDate(key))) {
    const rows = members.map(([date, day]) => ({
      date,
      ...(isRecord(day) ? day : { [Array.isArray(day) ? "symptoms" : "value"]: day }),
    }));
    return [{ name, csv: tableOf(rows) }];
  }
  const inner = members.flatMap(([key, one]) => tablesIn(one, `${name} ${key}`.trim(), depth + 1));
  const isEntry = inner.length === 0 && members.some(([, one]) => looksLikeDate(textOf(one)));
  return isEntry ? [{ name, csv: tableOf([value]) }] : inner;
}

/** The lists inside the objects of a list, such as the days of each cycle, joined by their name. */
function innerTables(rows: readonly JsonRecord[], name: string, depth: number): NamedTable[] {
  const lists = new Map<string, unknown[]>();
  for (const [key, value] of rows.flatMap((row) => Object.entries(row))) {
    if (Array.isArray(value)) lists.set(key, [...(lists.get(key) ?? []), ...value]);
  }
  return [...lists]
    .flatMap(([key, list]) => tablesIn(list, `${name} ${key}`.trim(), depth + 1))
    .filter(({ csv }) => csv.rows.some((row) => row.some(looksLikeDate)));
}

/** Rows below the names of their columns, which an object has in a list of its own. */
function withNames(members: readonly unknown[]): readonly unknown[] {
  const lists = members.filter((list) => Array.isArray(list));
  const rows = lists.find(([first]) => Array.isArray(first)) ?? [];
  const names = lists
    .map((list) => list.map((one) => textOf(isRecord(one) ? one.name : one)))
    .find((all) => all.length === rows[0]?.length && all.some((one) => dateRoles.has(roleOf(one))));
  return names ? [names, ...rows] : [];
}

/** The objects of a list; a date alone becomes an object, and a list in a list first and last day. */
function rowsOf(list: readonly unknown[]): readonly JsonRecord[] {
  if (list.every((one) => typeof one === "string" && looksLikeDate(one))) {
    return list.map((date) => ({ date }));
  }
  if (list.every((one) => Array.isArray(one) && looksLikeDate(textOf(one[0])))) {
    return list.map((one) => {
      const [start, end, ...more] = one as unknown[];
      return { start, end, ...more };
    });
  }
  const [names, ...rows] = list;
  if (Array.isArray(names) && rows.some((row) => Array.isArray(row) && row.some(isDate))) {
    return rows
      .filter((row) => Array.isArray(row))
      .map((row) => Object.fromEntries(names.map((name, at) => [textOf(name), row[at]])));
  }
  return recordsOf(list);
}

const isDate = (value: unknown) => looksLikeDate(textOf(value));

function tableOf(records: readonly JsonRecord[]): Csv {
  const flat = records.map((record) => flattened(record));
  const names = new Set<string>();
  for (const row of flat) for (const name of row.keys()) names.add(name);
  const header = [...names].slice(0, MOST_COLUMNS);
  return { header, rows: flat.map((row) => header.map((name) => row.get(name) ?? "")) };
}

/** Members of an inner object are named with their path; a list becomes words. */
function flattened(record: JsonRecord, prefix = "", depth = 0): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const path = `${prefix}${name}`;
    const plain = plainValue(value);
    if (isRecord(plain) && depth < DEEPEST) {
      for (const [inner, cell] of flattened(plain, `${path}.`, depth + 1)) cells.set(inner, cell);
    } else cells.set(path, wordsIn(plain));
  }
  return cells;
}

/** A value that a database wraps in an object with its type, and a date in three numbers. */
function plainValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { year, month, day } = value;
  if ([year, month, day].every((part) => typeof part === "number"))
    return `${year}-${month}-${day}`;
  // A time of Firebase.
  if (typeof value._seconds === "number") return value._seconds;
  const [[name, inner] = ["", null], ...more] = Object.entries(value);
  return more.length === 0 && /^\$|Value$/.test(name) ? inner : value;
}

function wordsIn(value: unknown): string {
  if (typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return textOf(value);
  const names = value.map((one) => textOf(isRecord(one) ? (one.name ?? one.type) : one));
  return names.filter((name) => name !== "").join("; ");
}

/** Seconds or milliseconds since 1970, from 2000 to 2100. */
const INSTANT = /^(9[5-9]\d{7}|[1-3]\d{9}|4[0-1]\d{8})(\d{3})?(?:\.\d+)?$/;
const ZULU = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/** Replaces columns of instants with local days; midnight UTC means that day. */
export function withLocalDays({ header, rows }: Csv, { timeZone }: LocalClock): Csv {
  const isOf = (form: RegExp) => (_: string, column: number) => {
    const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.every((cell) => form.test(cell));
  };
  const instants = header.map(isOf(INSTANT));
  const times = header.map(isOf(ZULU));
  const dayOf = (cell: string, column: number) => {
    if (cell === "" || !(instants[column] || times[column])) return cell;
    const [, seconds, milliseconds = "000"] = INSTANT.exec(cell) ?? [];
    const time = seconds === undefined ? Date.parse(cell) : Number(seconds + milliseconds);
    return Number.isNaN(time) ? cell : dayMeant(new Date(time).toISOString(), timeZone);
  };
  return { header, rows: rows.map((row) => row.map(dayOf)) };
}
