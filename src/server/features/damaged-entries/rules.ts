import type { Write } from "#server/storage/db/transaction.ts";
import { deleteFilesExcept } from "#server/storage/files/sealed-file.ts";
import type { Writer } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { deleteReportsExcept } from "./store.ts";

/** A damaged entry or page does not tell what it referred to, so this runs once all are readable. */
export async function deleteOrphans(
  writer: Writer,
  transaction: Write,
  owner: Owner,
): Promise<void> {
  if ((await writer.damaged()).length > 0) return;
  const uploads = await writer.inspect("upload");
  const ids = uploads.entries.map(({ id }) => id);
  if (uploads.damaged.length === 0) await deleteFilesExcept(transaction, owner, ids);
  const reports = await writer.inspect("sharedReport");
  const views = await writer.inspect("trustedView");
  const hashes = [
    ...reports.entries.map(({ hash }) => hash),
    ...views.entries.map(({ fragment }) => hashOfFragment(fragment)),
  ];
  const isWhole = reports.damaged.length === 0 && views.damaged.length === 0;
  if (isWhole) await deleteReportsExcept(transaction, owner.accountId, hashes);
}
