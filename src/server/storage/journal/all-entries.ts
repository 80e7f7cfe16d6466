import { collections, type EntryOf, type Kind, ONLY } from "./collections.ts";
import type { Reader } from "./journal.ts";

export const kinds = Object.keys(collections) as readonly Kind[];

/** Every entry of a kind, newest first; of a kind there is one of, that one if she has it. */
export async function allEntries<K extends Kind>(reader: Reader, kind: K): Promise<EntryOf<K>[]> {
  const collection = collections[kind];
  if (collection.isOnly) {
    const only = await reader.find(kind, ONLY);
    return only ? [only] : [];
  }
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const dayOf = collection.day as (entry: EntryOf<K>) => string | null;
  const dated = (await reader.list(kind)).map((entry) => ({ entry, day: dayOf(entry) ?? "" }));
  // Days are written so that plain comparison orders them; a locale's would take the longest part.
  dated.sort((one, other) => (one.day > other.day ? -1 : Number(one.day < other.day)));
  return dated.map(({ entry }) => entry);
}
