import type { Write } from "#server/storage/db/transaction.ts";
import { deleteFilesExcept } from "#server/storage/files/sealed-file.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import type { Writer } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { deleteReportsExcept } from "./store.ts";

/**
 * Deletes what only the deleted entry led to: a file's bytes, a shared report. Which ones cannot be
 * read from a damaged entry, so they go once every entry that is left can be.
 */
export async function deleteOrphans(
  writer: Writer,
  transaction: Write,
  owner: Owner,
  kind: Kind,
): Promise<void> {
  if (kind === "upload") {
    const { entries, damaged } = await writer.inspect("upload");
    const ids = entries.map(({ id }) => id);
    if (damaged.length === 0) await deleteFilesExcept(transaction, owner, ids);
  }
  if (kind === "sharedReport") {
    const { entries, damaged } = await writer.inspect("sharedReport");
    const hashes = entries.map(({ hash }) => hash);
    if (damaged.length === 0) await deleteReportsExcept(transaction, owner.accountId, hashes);
  }
}
