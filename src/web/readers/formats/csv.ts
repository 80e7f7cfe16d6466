import Papa from "papaparse";
import { UnreadableFile } from "../diary/file-history.ts";
import { MOST_COLUMNS, MOST_ROWS } from "./table-size.ts";

/** A table with all cells as text, without evaluating formulas. */
export interface Csv {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Excel's first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;
/** Samsung Health's first line is the name of the data. */
const SAMSUNG_LINE = /^com\.samsung\.[^\n]{1,200}\n/;
/** Exports put this before characters that a spreadsheet would treat as a formula. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** A Markdown table without the lines at its edges and below its header. */
const withoutEdges = (text: string) =>
  text.startsWith("|") ? text.replace(/^\|[-:| ]+$\n?/gm, "").replace(/^\||\|\s*$/gm, "") : text;

/** @throws UnreadableFile */
export function parseCsv(text: string): Csv {
  const [line = "", delimiter = ""] = SEPARATOR_LINE.exec(text) ?? SAMSUNG_LINE.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(withoutEdges(text.slice(line.length)), {
    skipEmptyLines: "greedy",
    delimiter,
    delimitersToGuess: [",", ";", "\t", "|", ": "],
    // Stops there, however many rows follow.
    preview: MOST_ROWS + 2,
  });
  const [header = [], ...rows] = data.map((row) => row.map((cell) => cell.replace(GUARD, "")));
  if (rows.length > MOST_ROWS || header.length > MOST_COLUMNS)
    throw new UnreadableFile("too_large");
  return { header: header.map((name) => name.trim()), rows };
}

export type CsvRow = Readonly<Record<string, string>>;

export function csvRecords({ header, rows }: Csv): CsvRow[] {
  const places = header.map((name, place) => ({ name, place }));
  const firsts = places.filter(({ name, place }) => header.indexOf(name) === place);
  return rows.map((cells) =>
    Object.fromEntries(firsts.map(({ name, place }) => [name, (cells[place] ?? "").trim()])),
  );
}
