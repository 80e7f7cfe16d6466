import { collections, type Kind, ONLY } from "#server/journal/collections.ts";
import type { Reader } from "#server/journal/journal.ts";

const kinds = Object.keys(collections) as Kind[];

/** Every entry of every kind, under the names the export gives them. */
export async function exportEverything(reader: Reader): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  for (const kind of kinds) exported[collections[kind].exportedAs] = await exportKind(reader, kind);
  return exported;
}

async function exportKind<K extends Kind>(reader: Reader, kind: K): Promise<unknown> {
  const collection = collections[kind];
  if (collection.isOnly) return reader.find(kind, ONLY);
  const day = (entry: unknown) =>
    (collection.day as (entry: unknown) => string | null)(entry) ?? "";
  const entries: unknown[] = await reader.list(kind);
  return entries.toSorted((one, other) => day(other).localeCompare(day(one)));
}
