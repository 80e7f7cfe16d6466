import type * as z from "zod/mini";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import { type FileHistory, UnreadableFile } from "../diary/file-history.ts";
import { Unplaced } from "../diary/unplaced.ts";
import type { Csv } from "../formats/csv.ts";
import { numberOf } from "../formats/json.ts";
import { withOwnNames } from "../formats/own-header.ts";
import { entryFrom } from "../formats/schema-entry.ts";
import { fieldsOf, type Inside, ownKinds, plainSchema, schemaAt, singles } from "./own-kinds.ts";

/**
 * Mwezi's own spreadsheets: one per kind, with a column per schema field. Nested fields have dotted
 * names, ratings their scale, and lists are separated by semicolons.
 */

const SCALE = / \(\d+-\d+\)$/;
const OF_TEN = / \(0-10\)$/;
/** Kinds with ratings stored as 1–5; their spreadsheets are out of 10 since days.csv exists. */
const ofFive = new Set(["moods", "stress"]);

const pathOf = (head: string) => head.replace(SCALE, "").split(".");

function kindOf(header: readonly string[]): string | null {
  const names = new Set(header.map((head) => pathOf(head)[0] ?? ""));
  const found = Object.entries(ownKinds).find(([, schema]) => {
    const fields = fieldsOf(schema);
    // Older files lack fields that were added later.
    const known = fields.filter((field) => names.has(field)).length;
    return known === names.size && known >= fields.length * 0.6;
  });
  return found?.[0] ?? null;
}

/** @throws UnreadableFile when the table is empty; returns `null` when it is not Mwezi's */
export function readOwnCsv(csv: Csv): FileHistory | null {
  const { header, rows } = withOwnNames(csv, (names) => kindOf(names) !== null);
  const kind = kindOf(header);
  const schema = kind === null ? undefined : ownKinds[kind];
  if (kind === null || schema === undefined) return null;
  if (rows.length === 0) throw new UnreadableFile("nothing");
  const unplaced = new Unplaced();
  const entries = rows.flatMap((row) => {
    const result = entryFrom(
      schema,
      candidatesOf(schema, header, ofFive.has(kind) ? halved(header, row) : row),
    );
    if (result === null) unplaced.add(kind, "line", null);
    for (const field of result?.leftOut ?? []) unplaced.add(kind, field, null);
    return result === null ? [] : [result.entry];
  });
  return {
    source: "mwezi",
    entries: { [kind]: singles.has(kind) ? entries[0] : entries },
    notUnderstood: unplaced.list(),
    doubts: [],
  };
}

/** Converts ratings of 0–10 to the stored scale; older spreadsheets have 1–5. */
const halved = (header: readonly string[], row: readonly string[]) =>
  row.map((cell, place) => {
    const rating = OF_TEN.test(header[place] ?? "") ? numberOf(cell) : null;
    return rating === null ? cell : String(fiveOfTen(rating));
  });

type Written = Record<string, unknown>;

/** The possible interpretations of each field: as its schema has it, and as it looks. */
function candidatesOf(schema: z.ZodMiniType, header: readonly string[], row: readonly string[]) {
  const [typed, plain]: [Written, Written] = [{}, {}];
  for (const [place, head] of header.entries()) {
    const cell = row[place] ?? "";
    if (cell === "") continue;
    put(typed, pathOf(head), typedValue(schemaAt(schema, pathOf(head)), cell));
    put(plain, pathOf(head), cellValue(cell));
  }
  return Object.fromEntries(
    Object.keys(typed).map((field) => [field, [typed[field], plain[field]]]),
  );
}

function put(entry: Written, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    entry[name] = value;
    return;
  }
  const inner = (entry[name] ?? {}) as Written;
  put(inner, rest, value);
  entry[name] = inner;
}

function typedValue(schema: Inside | undefined, cell: string): unknown {
  if (schema?.def.type === "string") return cell;
  const isList = schema?.def.type === "array" && !cell.startsWith("[");
  const element = isList ? plainSchema(schema.def.element) : undefined;
  return isList ? cell.split("; ").map((one) => typedValue(element, one)) : cellValue(cell);
}

function cellValue(cell: string): unknown {
  if (cell === "true" || cell === "false") return cell === "true";
  if (/^[[{]/.test(cell)) return parsed(cell);
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(cell) ? Number(cell) : cell;
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
