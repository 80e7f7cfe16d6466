import Papa from "papaparse";
import { UnreadableFile } from "./file-history.ts";

/** A table as it is written: cells are text and nothing is reckoned with. */
export interface Csv {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Ten entries a day for almost thirty years. */
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 200;

/** @throws UnreadableFile */
export function parseCsv(text: string): Csv {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const [header = [], ...rows] = data;
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
