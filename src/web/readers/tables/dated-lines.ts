import type { LocalClock } from "../diary/file-history.ts";
import { flowWords, meaningIn, moodWords, symptomWords } from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { dateOrders, dayInOrder, withoutOf } from "../formats/date-order.ts";
import type { DiarySource } from "../formats/recognised.ts";
import { namesOnlyPeriod, namesPeriod, roleOf } from "./column-names.ts";
import { diaryOfTables } from "./recognise-tables.ts";
import { isEdge, pairsOf } from "./split-by-kind.ts";
import type { KnownTable } from "./tell-table.ts";

/** Notes with a date or a range of days on each line, and the messages of a chat. */

const LONGEST_LIST = 100_000;
const LONGEST_MESSAGE = 60;
const MOST_LINES = 2_000;
const MOST_TITLES = 12;
const LONGEST_LINE = 400;
const LONGEST_YEAR_LINE = 20;
/** The dates of a line are among its first words. */
const MOST_WORDS = 10;
/** Bullets and numbers before a date, but not the day of "5. Januar 2026". */
const BULLET = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+(?=\d|\p{L}+\.? \d{1,2}(?!\d)))?/u;
/** WhatsApp's lines: "[2026/01/05, 08:12:40] Me: …", "05/01/2026, 08:12 - Me: …". */
const MESSAGE =
  /^\u200e?\[?(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}),? \d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]m)?\]?(?: -)? [^:\n]{1,40}: (.*)$/gim;

/** After a day whose month is spelled out: "5 Jan 2026 at 08:12". */
const TIME = /^(.{0,12}\p{L}{3}.{0,12}?)(?:,| at| um)? \d{1,2}:\d{2}(?= ?[-–:,]|$)/u;
/** The days of a month: "Jan 2026: 5, 6, 7". */
const DAYS_OF_MONTH = /^(\p{L}{3,12})\.?( \d{4})?:? (\d{1,2}(?:, ?\d{1,2})+)$/u;

const singly = (line: string) => {
  const [, month, year = "", days = ""] = DAYS_OF_MONTH.exec(line) ?? [];
  return month === undefined ? line : days.split(",").map((day) => `${month} ${day.trim()}${year}`);
};

/** The lines, or the parts between commas and semicolons of a single line. */
function linesOf(text: string): string[] {
  const lines = cleaned(text.trim().split(/\r?\n/));
  if (lines.length > 1) return lines;
  const parted = [/[;\t]/, /,/].map((sign) => cleaned(text.trim().split(sign)));
  return parted.find((parts) => parts.every(isDate)) ?? lines;
}

const cleaned = (lines: readonly string[]) =>
  lines
    .map((line) =>
      withoutOf(line)
        .replace(BULLET, "")
        .replace(TIME, "$1")
        .replace(/["']/g, "")
        .replace(/[,;]\s*$/, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .flatMap(singly);

/** A date and nothing else; a line with more belongs to a table. */
const ALONE =
  /^(?:\d{5}|\d{8}|\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}\.?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?|(?:\p{L}+\.?,? )?(?:\d{1,2}[^\s\d]{0,3}[ .-]{1,2}\p{L}+|\p{L}+ \d{1,2}[^\s\d]{0,3})[ .,-]{1,2}\d{2,4})$/u;

const isDate = (line: string) =>
  line.length <= 40 &&
  ALONE.test(line) &&
  dateOrders.some((order) => dayInOrder(line, order) !== null);
const FROM = /^(?:from|von|vom|du|de)\s+/i;
/** Between a first and a last day. */
const UNTIL =
  /\s+(?:-|to|until|till|bis|au|a|à|ate|até|hadi|tot|kuya)\s+|\s*(?:[–—→]|->)\s*|(?<=[/.]\d{1,4}|\d\.|^\p{L}+\.? \d{1,2}|^\d{1,2})-(?=\d)/u;
/** Before the dates: "from", or what they are. */
const LABEL = /^(\p{L}[\p{L} ]{0,30}):\s+/u;
/** After the dates: "(5 days)". */
const DAYS = /\s*\((\d{1,3}) \p{L}+\)$/u;

/** First day, last day and length; `""` for what is not there. */
type Range = readonly [string, string, string];

type DateOf = (...texts: readonly string[]) => string | undefined;

/** Returns the first date among texts, each also with the year of a heading. */
const datesWith = (year: string): DateOf => {
  const years = year === "" ? [""] : ["", ` ${year}`, `/${year}`, year];
  return (...texts) => years.flatMap((end) => texts.map((text) => text + end)).find(isDate);
};

/** The days of a line; `null` if it has anything else. */
function rangeIn(whole: string, dateOf: DateOf): Range | null {
  const label = LABEL.exec(whole)?.[1] ?? "";
  const line = whole.slice(namesPeriod(label) ? label.length + 1 : 0).trim();
  const alone = dateOf(line);
  if (alone !== undefined) return [alone, "", ""];
  const [end, days = ""] = DAYS.exec(line) ?? [];
  if (end === undefined) return betweenIn(line.replace(FROM, "").split(UNTIL), dateOf);
  const range = rangeIn(line.slice(0, -end.length), dateOf);
  return range === null || range[1] !== "" ? range : [range[0], "", days];
}

function betweenIn(parts: readonly string[], dateOf: DateOf): Range | null {
  const [from = "", until = "", ...more] = parts;
  // "Jan 5 - 9" has the month only once.
  const last = dateOf(until, `${from.split(" ")[0]} ${until}`);
  if (more.length > 0 || until === "" || last === undefined) return null;
  // "5 – 9 Jan 2026" has month and year only once.
  const rests = [-1, -2].map((place) => ` ${last.split(" ").slice(place).join(" ")}`);
  const first = dateOf(from, ...rests.map((rest) => from + rest));
  return first === undefined ? null : [first, last, ""];
}

/** A table whose column of dates has a first and a last day in each cell, with a column for each. */
export function withRanges({ header, rows }: Csv): Csv {
  const rangeOf = (cell = "") => rangeIn(cell.trim(), datesWith(""))?.slice(0, 2) ?? [];
  const isRange = (cell?: string) => Boolean(rangeOf(cell)[1]);
  // Most tables are ruled out by their first row.
  const [first = []] = rows;
  const place = first.findIndex((cell) => isRange(cell));
  if (place < 0 || !rows.every((row) => isRange(row[place]))) return { header, rows };
  return {
    header: header.toSpliced(place, 1, "Start", "End"),
    rows: rows.map((row) => row.toSpliced(place, 1, ...rangeOf(row[place]))),
  };
}

/** A table with a column for each year as lines below the years. */
export const linesOfYears = ({ header, rows }: Csv): string =>
  header.every((name) => /^(?:19|20)\d{2}$/.test(name))
    ? header.flatMap((year, at) => [year, ...rows.map((row) => row[at] ?? "")]).join("\n")
    : "";

interface Line {
  readonly range: Range;
  /** After the dates: "heavy, cramps". */
  readonly words: string;
}

function lineIn(text: string, dateOf: DateOf): Line | null {
  const all = text.split(" ");
  for (let count = Math.min(all.length, MOST_WORDS); count > 0; count -= 1) {
    const range = rangeIn(all.slice(0, count).join(" ").replace(/[:,]$/, ""), dateOf);
    const words = all
      .slice(count)
      .join(" ")
      .replace(/^[-–—:(]\s*|\)$/g, "");
    if (range !== null) return { range, words };
  }
  return null;
}

/** A day after what it is: "Period start: 5 Jan 2026". */
function labelledLine(all: readonly string[], dateOf: DateOf): Line | null {
  const count = all.findIndex((_, at) => isEdge(roleOf(all.slice(0, at).join(" "))));
  const range = count < 0 ? null : rangeIn(all.slice(count).join(" "), dateOf);
  return range === null || range[1] !== "" ? null : { range, words: all.slice(0, count).join(" ") };
}

/** The entries of a line, of which "Started 5 Jan 2026, ended 9 Jan 2026" has two. */
function linesIn(text: string, dateOf: DateOf): readonly Line[] | null {
  if (text.length > LONGEST_LINE) return null;
  const parts = text.split(/[,;] /).map((part) => labelledLine(part.split(" "), dateOf));
  const found = parts.includes(null) ? [lineIn(text, dateOf)] : parts;
  return found.includes(null) ? null : found.filter((one) => one !== null);
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The dated lines below optional headings, which may have their year; `null` for other text. */
function listIn(text: string) {
  const titles: string[] = [];
  const found: Line[] = [];
  let dateOf = datesWith("");
  for (const line of linesOf(text)) {
    const read = linesIn(line, dateOf);
    found.push(...(read ?? []));
    if (read !== null) continue;
    const isTitle = found.length === 0 || (line.length <= LONGEST_YEAR_LINE && YEAR.test(line));
    if (!isTitle || titles.length > MOST_TITLES) return null;
    titles.push(line);
    const [year] = YEAR.exec(line) ?? [];
    if (year !== undefined) dateOf = datesWith(year);
  }
  return found.length > MOST_LINES || isTable(titles, found) ? null : { titles, found };
}

/** A header of names between commas, or a single date, such as the first line of a one-row table. */
const isTable = (titles: readonly string[], [first, ...others]: readonly Line[]) =>
  (others.length === 0 && !first?.range[1]) ||
  /[;\t]/.test(titles.join("\n")) ||
  titles.at(-1)?.includes(",") === true;

const anyWords = new Map([...symptomWords, ...moodWords, ...flowWords]);
const isKnown = ({ words }: Line) =>
  words
    .split(/[;,|]/)
    .every((part) => part === "" || meaningIn(anyWords, part) || namesOnlyPeriod(part));

/** Rows of first day, last day, length and words. */
const tableOf = (rows: readonly (readonly string[])[], periods: "stated" | "guessed" | "none") => {
  const columns = [
    ...(["period_start", "period_end", "period_length"] as const).map((role) => ({
      name: "",
      role,
    })),
    { name: "?", role: "symptoms" as const, words: anyWords },
  ];
  const table: KnownTable = { csv: { header: ["", "", "", "?"], rows }, columns, periods };
  return { name: "", source: "table" as const, table };
};

/** Periods from lines that say when one starts and when it ends, and the other lines. */
function edgesIn(lines: readonly (readonly [string, string])[], periods: "stated" | "guessed") {
  const edges = lines.map(([day, words]) => [roleOf(words), day] as const);
  const others = lines.filter(([, words]) => !isEdge(roleOf(words)));
  const tables = [
    tableOf(pairsOf(edges), periods),
    tableOf(
      others.map(([day, words]) => [day, "", "", words]),
      "none",
    ),
  ];
  return tables.filter(({ table }) => table.csv.rows.length > 0);
}

/** @returns `null` for text that is neither a chat nor a list of days */
export function datedLines(text: string, clock: LocalClock): DiarySource | null {
  const said = Array.from(text.matchAll(MESSAGE), ([, day = "", words = ""]) => ({ day, words }))
    .filter(({ words }) => words.length <= LONGEST_MESSAGE && isEdge(roleOf(words)))
    .map(({ day, words }) => [day, words] as const);
  if (said.length > 0) return diaryOfTables(edgesIn(said, "guessed"), clock);
  const list = text.length > LONGEST_LIST ? null : listIn(text);
  if (list === null) return null;
  const { titles, found } = list;
  const edges = found.filter(({ words }) => isEdge(roleOf(words)));
  if (edges.length > 0) {
    const lines = found.map(({ range, words }) => [range[0], words] as const);
    return diaryOfTables(edgesIn(lines, "stated"), clock);
  }
  const isNamed = titles.some((title) => namesPeriod(title));
  const isRead = found.every(isKnown);
  if (!isNamed && !isRead) return null;
  const isPlain = titles.length === 0 && found.every(({ words }) => words === "");
  const isSure = isPlain || (isNamed && isRead) || titles.some(namesOnlyPeriod);
  const rows = found.map(({ range, words }) => [...range, words]);
  return diaryOfTables([tableOf(rows, isSure ? "stated" : "guessed")], clock);
}
