import { readFileSync } from "node:fs";

export interface Woman {
  readonly id: string;
  /** Days from first day to first day, oldest first. */
  readonly lengths: readonly number[];
  /** Cycle day of ovulation of each cycle, from 1; `null` if unknown. */
  readonly ovulationDays: readonly (number | null)[];
  readonly age: number | null;
}

interface Row {
  readonly woman: string;
  readonly number: number;
  readonly length: number;
  readonly ovulationDay: number | null;
  readonly age: number | null;
}

const COLUMNS = {
  woman: "ClientID",
  number: "CycleNumber",
  length: "LengthofCycle",
  ovulationDay: "EstimatedDayofOvulation",
  age: "Age",
} as const;

const numberOrNull = (text: string | undefined) =>
  text === undefined || text.trim() === "" || Number.isNaN(Number(text)) ? null : Number(text);

function rowsOf(text: string): Row[] {
  const [header = "", ...lines] = text
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const names = header.split(",").map((name) => name.trim());
  const placeOf = (name: string) => {
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`the table has no column ${name}`);
    return place;
  };
  const places = {
    woman: placeOf(COLUMNS.woman),
    number: placeOf(COLUMNS.number),
    length: placeOf(COLUMNS.length),
    ovulationDay: placeOf(COLUMNS.ovulationDay),
    age: placeOf(COLUMNS.age),
  };
  return lines.flatMap((line) => {
    const cells = line.split(",");
    const number = numberOrNull(cells[places.number]);
    const length = numberOrNull(cells[places.length]);
    if (number === null || length === null) return [];
    const woman = cells[places.woman]?.trim() ?? "";
    const ovulationDay = numberOrNull(cells[places.ovulationDay]);
    return [{ woman, number, length, ovulationDay, age: numberOrNull(cells[places.age]) }];
  });
}

/** The columns of the Marquette data set (Fehring et al.); of doubled rows the first counts. */
export function readCycleTable(path: string): Woman[] {
  const byWoman = new Map<string, Map<number, Row>>();
  for (const row of rowsOf(readFileSync(path, "utf8"))) {
    const rows = byWoman.get(row.woman) ?? new Map<number, Row>();
    if (!rows.has(row.number)) rows.set(row.number, row);
    byWoman.set(row.woman, rows);
  }
  return [...byWoman].map(([id, rows]) => {
    const cycles = [...rows.values()].sort((one, other) => one.number - other.number);
    return {
      id,
      lengths: cycles.map(({ length }) => length),
      ovulationDays: cycles.map(({ ovulationDay }) => ovulationDay),
      age: cycles.find(({ age }) => age !== null)?.age ?? null,
    };
  });
}
