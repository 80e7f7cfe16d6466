import type { Csv } from "./csv.ts";

const NAMES = ["date", "bleeding", "low_mood (0-10)", "stress (0-10)", "symptoms"];

export const isOwnDays = (header: readonly string[]) =>
  NAMES.every((name) => header.includes(name));

/** Translated columns have the English name in brackets: "Maumivu [pain] (0-10)". */
const NAMED = /^.+ \[([\w.]+)\](?=( \(\d+-\d+\))?$)/;

const inEnglish = (csv: Csv): Csv => ({
  ...csv,
  header: csv.header.map((name) => name.replace(NAMED, "$1")),
});

/**
 * Replaces the column names of Mwezi's own tables, as recognised by `isOwn`, with the English ones.
 */
export function withOwnNames(csv: Csv, isOwn: (header: readonly string[]) => boolean): Csv {
  const english = inEnglish(csv);
  return isOwn(english.header) ? english : csv;
}
