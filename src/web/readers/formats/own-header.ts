import type { Csv } from "./csv.ts";

const NAMES = ["date", "bleeding", "low_mood (0-10)", "stress (0-10)", "symptoms"];

/** Whether it is `days.csv` of Mwezi's own spreadsheets. */
export const isOwnDays = (header: readonly string[]) =>
  NAMES.every((name) => header.includes(name));

/** In another language a column has its English name in brackets: "Maumivu [pain] (0-10)". */
const NAMED = /^.+ \[([\w.]+)\](?=( \(\d+-\d+\))?$)/;

/** A table with the English names of its columns. */
const inEnglish = (csv: Csv): Csv => ({
  ...csv,
  header: csv.header.map((name) => name.replace(NAMED, "$1")),
});

/** One of Mwezi's own tables, as `isOwn` says, by its English names; any other table as it is. */
export function withOwnNames(csv: Csv, isOwn: (header: readonly string[]) => boolean): Csv {
  const english = inEnglish(csv);
  return isOwn(english.header) ? english : csv;
}
