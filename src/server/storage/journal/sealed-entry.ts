import * as z from "zod/mini";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import type { Collection } from "./collections.ts";

const EnvelopeSchema = z.object({ version: z.number(), entry: z.unknown() });

const NO_DAY = "none";

export interface EncryptedEntry {
  readonly key: string;
  readonly month: string;
  readonly id_key: string | null;
  readonly sealed: Buffer;
}

/** Encrypts one entry for storage, with its schema version. */
export function encryptEntry<Entry>(
  vault: EntryVault,
  kind: string,
  collection: Collection<Entry>,
  entry: Entry,
): EncryptedEntry {
  const key = vault.blindKey(kind, collection.naturalKey(entry));
  const month = collection.day(entry)?.slice(0, 7) ?? NO_DAY;
  return {
    key,
    month: vault.blindMonth(kind, month),
    id_key: idKeyOf(vault, kind, collection, entry),
    sealed: vault.encrypt(kind, key, { version: collection.version, entry }),
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
 * Decrypts one stored entry and upgrades it to the current schema.
 * @throws DecryptionError when the bytes were modified or moved
 */
export function decryptEntry<Entry>(
  vault: EntryVault,
  kind: string,
  collection: Collection<Entry>,
  row: Pick<EncryptedEntry, "key" | "sealed">,
): Entry {
  const envelope = EnvelopeSchema.parse(vault.decrypt(kind, row.key, row.sealed));
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
