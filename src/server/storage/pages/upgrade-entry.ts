import type { Collection } from "#server/storage/journal/collections.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";

/** What an entry was validated against before encryption. */
export interface Validation {
  readonly version: number;
  readonly mark?: string | undefined;
}

export const isCurrent = (
  { schema, version }: Pick<Collection, "schema" | "version">,
  validation: Validation,
): boolean => validation.version === version && validation.mark === schemaMark(schema);

/** Not validated again under the same schema: the cipher detects any change. */
export function upgradeEntry<Entry>(
  collection: Collection<Entry>,
  { version, mark }: Validation,
  stored: unknown,
): Entry {
  if (isCurrent(collection, { version, mark })) return stored as Entry;
  let entry = stored;
  for (let older = version; older < collection.version; older += 1) {
    const upgrade = collection.upgrades[older];
    if (!upgrade) throw new Error(`no upgrade of ${collection.exportedAs} from version ${older}`);
    entry = upgrade(entry);
  }
  return collection.schema.parse(entry);
}
