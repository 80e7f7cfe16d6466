import * as z from "zod/mini";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import type { Collection } from "./collections.ts";
import { schemaMark } from "./schema-mark.ts";

const EnvelopeSchema = z.object({
  version: z.number(),
  /** The mark of the schema that the entry was checked against; none in older ones. */
  schema: z.optional(z.string()),
  entry: z.unknown(),
});

/** Stands for the month of an entry that belongs to no day. */
export const NO_DAY = "none";

export interface EncryptedEntry {
  readonly key: string;
  readonly month: string;
  readonly id_key: string | null;
  readonly sealed: Buffer;
}

/**
 * Checks one entry and encrypts it for storage, with its schema version: what could not be read again
 * is not written.
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

/** The keyed hash that finds an entry by its id; `null` where its key does, or it has no id. */
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
 * Decrypts one stored entry and upgrades it to the current schema. One that was checked against the
 * same schema before it was sealed is not checked again: the cipher lets no altered byte pass.
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

/** As `decryptEntry`; `null` for an entry that is damaged: modified, moved, cut off or unreadable. */
export function openEntry<Entry>(...sealed: Parameters<typeof decryptEntry<Entry>>): Entry | null {
  try {
    return decryptEntry(...sealed);
  } catch {
    return null;
  }
}
