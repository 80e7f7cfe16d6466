import { collections, type Kind, ONLY } from "#server/journal/collections.ts";
import type { Reader } from "#server/journal/journal.ts";

const kinds = Object.keys(collections) as Kind[];

/** Every entry of every kind, kind by kind, under the names the export gives them. */
export async function* exportedKinds(reader: Reader): AsyncGenerator<[name: string, unknown]> {
  for (const kind of kinds) yield [collections[kind].exportedAs, await exportKind(reader, kind)];
}

async function exportKind<K extends Kind>(reader: Reader, kind: K): Promise<unknown> {
  const collection = collections[kind];
  if (collection.isOnly) return reader.find(kind, ONLY);
  const day = (entry: unknown) =>
    (collection.day as (entry: unknown) => string | null)(entry) ?? "";
  const entries: unknown[] = await reader.list(kind);
  return entries.toSorted((one, other) => day(other).localeCompare(day(one)));
}
