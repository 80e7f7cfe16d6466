import { plainWord } from "../diary/meanings.ts";
import type { NamedTable } from "./json-tables.ts";
import { looksLikeDate } from "./read-table.ts";

/** The tables of a database refer to each other by numbers: `symptom_id` is a row of `symptoms`. */

const REFERENCE = /^(.+?)_id(?:_fk)?$/;
const lastWord = ({ name }: NamedTable) => plainWord(name.split(" ").at(-1) ?? "");
const isDated = ({ csv }: NamedTable, column: number) =>
  csv.rows.some((row) => looksLikeDate(row[column]));

/** Replaces a reference by the day of the row it leads to, or by its name if the day is known. */
export function withReferences(tables: readonly NamedTable[]): NamedTable[] {
  return tables.map((table) => {
    const { header, rows } = table.csv;
    for (const [place, head] of header.entries()) {
      const [, base] = REFERENCE.exec(plainWord(head)) ?? [];
      const isTarget = (other: NamedTable) =>
        other !== table && lastWord(other).replace(/s$/, "").split("_").at(-1) === base;
      const target = base === undefined ? undefined : tables.find(isTarget);
      const id = target?.csv.header.indexOf("id") ?? -1;
      if (target === undefined || id < 0) continue;
      const isDay = !header.some((_, column) => isDated(table, column));
      const wanted = target.csv.header.findIndex(
        (_, column) => column !== id && isDated(target, column) === isDay,
      );
      const found = new Map(target.csv.rows.map((row) => [row[id], row[wanted] ?? ""]));
      const named = isDay ? "date" : lastWord(target);
      const joined = {
        header: header.with(place, named),
        rows: rows.map((row) => row.with(place, found.get(row[place]) ?? "")),
      };
      return { ...table, csv: joined };
    }
    return table;
  });
}
