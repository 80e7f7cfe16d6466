import {
  deleteAccess,
  deleteAccountRows,
  deleteSomeEntries,
  deleteSomePieces,
} from "#server/storage/db/account-erasure.ts";
import { findFactNames, forgetFact, rememberFact } from "#server/storage/db/facts-store.ts";
import { isDatabaseFailure } from "#server/storage/db/failures.ts";
import { emptyLog } from "#server/storage/db/log.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { eraseTraces, rewriteLimits } from "#server/storage/db/traces.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { createPauses } from "#server/storage/slices.ts";
import { emptyCredentials } from "./locks.ts";
import { changeAccount, findAccount, type ProvenAccount } from "./store.ts";

const CLOSED = "closed:";

/**
 * Ends an account at once, in one short transaction: its keys are overwritten, so that nothing of it
 * can be opened any more, and its address, sessions and links go. What is left is for `eraseAccount`.
 * Returns false when the credentials are no longer those that were verified.
 */
export function closeAccount(db: Database, account: ProvenAccount): Promise<boolean> {
  const close = async (write: Write) => {
    if ((await changeAccount(write, account, emptyCredentials)) === null) return false;
    await deleteAccess(write, account.account_id);
    await rememberFact(write, CLOSED + account.account_id, "");
    return true;
  };
  const isClosed = async (write: Write) =>
    (await findAccount(write, account.account_id)) === undefined;
  return inTransaction(db, close, isClosed);
}

/** Erases a closed account; what fails is left to the hourly housekeeping: she cannot ask again. */
export async function eraseNow(db: Database, accountId: string): Promise<void> {
  try {
    await eraseAccount(db, accountId, rewriteLimits.whileServing);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
}

/**
 * Erases the accounts that were closed and not erased to the last trace; before serving, when nobody
 * waits for an answer, in a larger database too.
 */
export async function eraseClosedAccounts(
  db: Database,
  rewriteLimit: number = rewriteLimits.whileServing,
): Promise<void> {
  for (const name of await findFactNames(db, CLOSED)) {
    await eraseAccount(db, name.slice(CLOSED.length), rewriteLimit);
  }
}

/** As the server starts: a disk that cannot be written must not keep it from reading. */
export async function finishDeletions(db: Database): Promise<void> {
  try {
    await eraseClosedAccounts(db, rewriteLimits.beforeServing);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
}

/** In short transactions: one of everything would block others and need much of a full disk. */
async function eraseAccount(db: Database, accountId: string, rewriteLimit: number): Promise<void> {
  const pause = createPauses();
  while (await deleteSomePieces(db, accountId)) await pause();
  while (await deleteSomeEntries(db, accountId)) await pause();
  await inTransaction(db, (write) => deleteAccountRows(write, accountId));
  if (!(await eraseTraces(db, rewriteLimit))) return;
  await forgetFact(db, CLOSED + accountId);
  await emptyLog(db);
}
