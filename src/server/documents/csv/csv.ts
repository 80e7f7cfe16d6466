import Papa from "papaparse";
import type * as z from "zod/mini";
import { tenOfFive } from "#domain/day/day-scales.ts";
import { type Column, columnsOf } from "./columns.ts";

/** Without it Excel reads UTF-8 as an older encoding and garbles ẹ, ọ and ɓ. */
const BYTE_ORDER_MARK = "\uFEFF";
const NEWLINE = "\r\n";

/** Cells a spreadsheet may run (OWASP, "CSV Injection"). Papaparse's pattern misses line breaks. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

export function* csvLines(
  schema: z.ZodMiniType,
  entries: Iterable<unknown>,
  headOf = ({ head }: Column) => head,
): Generator<string> {
  const columns = columnsOf(schema);
  yield BYTE_ORDER_MARK + lineOf(columns.map(headOf));
  for (const cells of rowsOf(entries, columns)) yield lineOf(cells);
}

export function* rowsOf(entries: Iterable<unknown>, columns: readonly Column[]) {
  for (const entry of entries) yield columns.map((column) => ratedCellOf(entry, column));
}

const lineOf = (cells: readonly unknown[]) =>
  Papa.unparse([[...cells]], { escapeFormulae: FORMULA, newline: NEWLINE }) + NEWLINE;

function ratedCellOf(entry: unknown, { path, isOfFive }: Column) {
  const cell = cellOf(entry, path);
  return isOfFive && typeof cell === "number" ? tenOfFive(cell) : cell;
}

function cellOf(entry: unknown, column: string): string | number | boolean | null {
  const value = column.split(".").reduce<unknown>(fieldOf, entry) ?? null;
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  return typeof value === "object" ? value && JSON.stringify(value) : (value as string);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

const textOf = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value);
