import Papa from "papaparse";
import { UnreadableFile } from "../diary/file-history.ts";

/** A table as it is written: cells are text and nothing is reckoned with. */
export interface Csv {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Ten entries a day for almost thirty years. */
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 200;

/** Excel's own first line, which names the sign between the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;
/** Samsung Health begins with the name of the data, which is no line of the table. */
const SAMSUNG_LINE = /^com\.samsung\.[^\n]{1,200}\n/;
/** Before a sign that a spreadsheet would reckon with, exports put one that stops it. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** @throws UnreadableFile */
export function parseCsv(text: string): Csv {
  const [line = "", delimiter = ""] = SEPARATOR_LINE.exec(text) ?? SAMSUNG_LINE.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(text.slice(line.length), {
    skipEmptyLines: "greedy",
    delimiter,
  });
  const [header = [], ...rows] = data.map((row) => row.map((cell) => cell.replace(GUARD, "")));
  if (rows.length > MOST_ROWS || header.length > MOST_COLUMNS)
    throw new UnreadableFile("too_large");
  return { header: header.map((name) => name.trim()), rows };
}

export type CsvRow = Readonly<Record<string, string>>;

/** The rows by the names of their columns; a name that comes twice is its first column. */
export function csvRecords({ header, rows }: Csv): CsvRow[] {
  const places = header.map((name, place) => ({ name, place }));
  const firsts = places.filter(({ name, place }) => header.indexOf(name) === place);
  return rows.map((cells) =>
    Object.fromEntries(firsts.map(({ name, place }) => [name, (cells[place] ?? "").trim()])),
  );
}
