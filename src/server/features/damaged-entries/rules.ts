import type { Write } from "#server/storage/db/transaction.ts";
import { deleteFilesExcept } from "#server/storage/files/sealed-file.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import type { Writer } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { deleteReportsExcept } from "./store.ts";

/** A damaged entry does not tell what it referred to, so this runs once all are readable. */
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
  if (kind === "sharedReport" || kind === "trustedView") {
    const reports = await writer.inspect("sharedReport");
    const views = await writer.inspect("trustedView");
    const hashes = [
      ...reports.entries.map(({ hash }) => hash),
      ...views.entries.map(({ fragment }) => hashOfFragment(fragment)),
    ];
    const isWhole = reports.damaged.length === 0 && views.damaged.length === 0;
    if (isWhole) await deleteReportsExcept(transaction, owner.accountId, hashes);
  }
}
