import * as z from "zod/mini";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import type { Collection } from "./collections.ts";
import { schemaMark } from "./schema-mark.ts";

const EnvelopeSchema = z.object({
  version: z.number(),
  /** The mark of the schema that the entry was validated against; missing in older ones. */
  schema: z.optional(z.string()),
  entry: z.unknown(),
});

/** The month of an entry without a day. */
export const NO_DAY = "none";

export interface EncryptedEntry {
  readonly key: string;
  readonly month: string;
  readonly id_key: string | null;
  readonly sealed: Buffer;
}

/**
 * Validates an entry and encrypts it with its schema version, so that nothing unreadable is written.
 * @throws ZodError
 */
export function encryptEntry<Entry>(
  vault: EntryVault,
  kind: string,
  collection: Collection<Entry>,
  input: Entry,
): EncryptedEntry {
  const { schema, version } = collection;
  const entry = schema.parse(input);
  const key = vault.blindKey(kind, collection.naturalKey(entry));
  const month = collection.day(entry)?.slice(0, 7) ?? NO_DAY;
  return {
    key,
    month: vault.blindMonth(kind, month),
    id_key: idKeyOf(vault, kind, collection, entry),
    sealed: vault.encrypt(kind, key, { version, schema: schemaMark(schema), entry }),
  };
}

/** Returns the keyed hash that finds an entry by id; `null` if its key does, or it has no id. */
export function idKeyOf(
  vault: EntryVault,
  kind: string,
  { isKeyedById }: Pick<Collection, "isKeyedById">,
  entry: unknown,
): string | null {
  if (isKeyedById || typeof entry !== "object" || entry === null) return null;
  return "id" in entry && typeof entry.id === "string" ? vault.blindId(kind, entry.id) : null;
}

/**
 * Decrypts a stored entry and upgrades it to the current schema. One that was validated against the same
 * schema before encryption is not validated again, because the cipher detects any change.
 * @throws DecryptionError when the bytes were modified or moved
 */
export function decryptEntry<Entry>(
  vault: EntryVault,
  kind: string,
  collection: Collection<Entry>,
  row: Pick<EncryptedEntry, "key" | "sealed">,
): Entry {
  const envelope = EnvelopeSchema.parse(vault.decrypt(kind, row.key, row.sealed));
  const isCurrent = envelope.version === collection.version;
  if (isCurrent && envelope.schema === schemaMark(collection.schema)) {
    return envelope.entry as Entry;
  }
  let entry = envelope.entry;
  for (let version = envelope.version; version < collection.version; version += 1) {
    const upgrade = collection.upgrades[version];
    if (!upgrade) throw new Error(`no upgrade of ${kind} from version ${version}`);
    entry = upgrade(entry);
  }
  return collection.schema.parse(entry);
}

/** Like `decryptEntry`; `null` for a damaged entry: modified, moved, truncated or unreadable. */
export function openEntry<Entry>(...sealed: Parameters<typeof decryptEntry<Entry>>): Entry | null {
  try {
    return decryptEntry(...sealed);
  } catch {
    return null;
  }
}
