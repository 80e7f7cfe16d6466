import type fc from "fast-check";
import { collections, type EntryOf, type Kind } from "#server/storage/journal/collections.ts";
import { anyInput } from "./any-input.ts";

export function anyEntry<K extends Kind>(kind: K): fc.Arbitrary<EntryOf<K>> {
  const { schema } = collections[kind];
  return anyInput(schema, kind)
    .map((candidate) => schema.safeParse(candidate))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data as EntryOf<K>);
}
