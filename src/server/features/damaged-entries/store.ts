import type { Write } from "#server/storage/db/transaction.ts";

export async function deleteReportsExcept(
  write: Write,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  const reports = write.deleteFrom("shared_reports").where("account_id", "=", accountId);
  await (hashes.length > 0 ? reports.where("link_hash", "not in", hashes) : reports).execute();
}
