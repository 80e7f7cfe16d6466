import type { Write } from "#server/storage/db/transaction.ts";

/** Erases the reports of all links except these; the times they were opened stay. */
export async function eraseReportsExcept(
  write: Write,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  const reports = write
    .updateTable("shared_reports")
    .set({ report_sealed: Buffer.alloc(0), pin_salt: null, pin_verifier: null })
    .where("account_id", "=", accountId);
  await (hashes.length > 0 ? reports.where("link_hash", "not in", hashes) : reports).execute();
}

export async function deleteReports(
  write: Write,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await write
    .deleteFrom("shared_reports")
    .where("account_id", "=", accountId)
    .where("link_hash", "in", hashes)
    .execute();
}
