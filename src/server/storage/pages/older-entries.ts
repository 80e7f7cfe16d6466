import * as z from "zod/mini";
import type { Database, OlderEntryRow } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { collectionOf, type Kind } from "#server/storage/journal/collections.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { upgradeEntry } from "./upgrade-entry.ts";

/** Reads entries as earlier releases stored them: one row each. */

const STORED = ["kind", "key", "sealed", "revision"] as const;

export type OlderEntry = Pick<OlderEntryRow, (typeof STORED)[number]>;

// The driver reads them at once, which takes a few milliseconds.
const ROWS_AT_ONCE = 500;

export async function* olderEntries(
  db: Database,
  accountId: string,
): AsyncGenerator<readonly OlderEntry[]> {
  const all = db
    .selectFrom("older_entries")
    .select(STORED)
    .where("account_id", "=", accountId)
    .orderBy("kind")
    .orderBy("key")
    .limit(ROWS_AT_ONCE);
  for (let last: OlderEntry | undefined; ; ) {
    const { kind = "", key = "" } = last ?? {};
    const rows = await all
      .where((eb) =>
        eb.or([eb("kind", ">", kind), eb.and([eb("kind", "=", kind), eb("key", ">", key)])]),
      )
      .execute();
    yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const EnvelopeSchema = z.object({
  version: z.number(),
  /** Missing in entries that are older than the mark. */
  schema: z.optional(z.string()),
  entry: z.unknown(),
});

/** Decrypts a row and upgrades its entry; `null` if it is damaged: modified, moved or unreadable. */
export function openOlderEntry(vault: EntryVault, kind: Kind, row: OlderEntry): unknown {
  try {
    const sealed = vault.decrypt(row.kind, row.key, row.sealed);
    const { version, schema: mark, entry } = EnvelopeSchema.parse(sealed);
    return upgradeEntry(collectionOf(kind), { version, mark }, entry);
  } catch {
    return null;
  }
}

export async function deleteOlderEntries(
  write: Write,
  accountId: string,
  kind: string,
  keys: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    const { numDeletedRows } = await write
      .deleteFrom("older_entries")
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("key", "in", keys.slice(from, from + ROWS_AT_ONCE))
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
