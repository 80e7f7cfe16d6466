import { AppError } from "#server/failures/app-error.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { collections, type Kind, storedKind } from "./collections.ts";
import { countEntries } from "./store.ts";

/**
 * Rolls back a write that leaves an account with too many entries of a kind. Writes of one account are
 * serialised, so the count is exact.
 * @throws AppError `too_many_entries`
 */
export async function checkEntryLimit(write: Write, accountId: string, kind: Kind): Promise<void> {
  checkEntryCount(kind, await countEntries(write, accountId, storedKind(kind)));
}

/** @throws AppError `too_many_entries` */
export function checkEntryCount(kind: Kind, count: number): void {
  const { exportedAs, mostEntries: max } = collections[kind];
  if (count <= max) return;
  const detail = `At most ${max} are kept. Delete one that is no longer needed to add another.`;
  throw new AppError("too_many_entries", detail, {
    fields: [{ field: exportedAs, code: "too_many", params: { max } }],
  });
}
