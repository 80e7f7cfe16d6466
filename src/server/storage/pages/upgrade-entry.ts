import type { Collection } from "#server/storage/journal/collections.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";

/** What an entry was validated against before encryption. */
export interface Validation {
  readonly version: number;
  /** The mark of the schema; missing in entries that are older than the mark. */
  readonly mark?: string | undefined;
}

/** Whether what was validated so is valid in this release. */
export const isCurrent = (
  { schema, version }: Pick<Collection, "schema" | "version">,
  validation: Validation,
): boolean => validation.version === version && validation.mark === schemaMark(schema);

/**
 * Upgrades a decrypted entry to the current schema. One that was validated against the same schema before
 * encryption is not validated again, because the cipher detects any change.
 * @throws Error for an entry that no schema of this release accepts
 */
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
