import { collections, type EntryOf, type Kind, ONLY } from "./collections.ts";
import { newestFirst } from "./newest-first.ts";
import type { Reader } from "./reader.ts";

export const kinds = Object.keys(collections) as readonly Kind[];

/** Every entry of a kind, newest first; at most one of a singleton kind. */
export async function allEntries<K extends Kind>(reader: Reader, kind: K): Promise<EntryOf<K>[]> {
  const collection = collections[kind];
  if (collection.isOnly) {
    const only = await reader.find(kind, ONLY);
    return only ? [only] : [];
  }
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const dayOf = collection.day as (entry: EntryOf<K>) => string | null;
  return newestFirst(await reader.list(kind), (entry) => dayOf(entry) ?? "");
}
