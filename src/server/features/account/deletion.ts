import {
  deleteAccess,
  deleteAccountRows,
  deleteSomeEntries,
  deleteSomePages,
  deleteSomePieces,
} from "#server/storage/db/account-erasure.ts";
import { hasAccount } from "#server/storage/db/account-store.ts";
import { findFactNames, forgetFacts, rememberFact } from "#server/storage/db/facts-store.ts";
import { isDatabaseFailure } from "#server/storage/db/failures.ts";
import { emptyLog } from "#server/storage/db/log.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { eraseTraces, rewriteLimits } from "#server/storage/db/traces.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { createPauses } from "#server/storage/slices.ts";
import { emptyCredentials } from "./locks.ts";
import { changeAccount, findAccount, findUnused, type ProvenAccount } from "./store.ts";

const CLOSED = "closed:";

/** False when the credentials are out of date. @throws Error if written to after `lastRevision` */
export function closeAccount(
  db: Database,
  account: ProvenAccount,
  lastRevision = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const close = async (write: Write) => {
    const revision = await changeAccount(write, account, emptyCredentials);
    if (revision === null) return false;
    if (revision > lastRevision + 1) throw new Error("The account has been used meanwhile.");
    await deleteAccess(write, account.account_id);
    await rememberFact(write, CLOSED + account.account_id, "");
    return true;
  };
  const isClosed = async (write: Write) =>
    (await findAccount(write, account.account_id)) === undefined;
  return inTransaction(db, close, isClosed);
}

const UNUSED_FOR = 90 * 86_400_000;
/** The revision of an account that has saved only its first answers. */
const UNUSED_REVISION = 2;

/** Closes accounts without an address: 90 days old, never used again, without an entry. */
export async function closeUnusedAccounts(db: Database, now: number): Promise<void> {
  if (!isNight(now)) return;
  for (const account of await findUnused(db, now - UNUSED_FOR, UNUSED_REVISION)) {
    await closeAccount(db, account, UNUSED_REVISION);
  }
}

/** Erases a closed account. Database errors are left to the hourly housekeeping: the user cannot retry. */
export async function eraseNow(db: Database, accountId: string): Promise<void> {
  try {
    await eraseRows(db, accountId);
    if (!(await eraseTraces(db, rewriteLimits.atOnce))) return;
    await forgetFacts(db, [CLOSED + accountId]);
    await emptyLog(db);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
}

export type Rewrite = (limit: number) => Promise<boolean>;

export async function eraseClosedAccounts(
  db: Database,
  now: number,
  rewrite: Rewrite = (limit) => eraseTraces(db, limit),
): Promise<void> {
  const closed = await findFactNames(db, CLOSED);
  if (closed.length === 0) return;
  for (const name of closed) await eraseRows(db, name.slice(CLOSED.length));
  if (!(await rewrite(isNight(now) ? rewriteLimits.atNight : rewriteLimits.inThread))) return;
  await forgetFacts(db, closed);
  await emptyLog(db);
}

/** Midnight to one in UTC: one to four in the morning from Lagos to Nairobi. */
const isNight = (now: number) => new Date(now).getUTCHours() === 0;

/** Uses short transactions: a single one would block other writes and need much space on a full disk. */
async function eraseRows(db: Database, accountId: string): Promise<void> {
  if (!(await hasAccount(db, accountId))) return;
  const pause = createPauses();
  while (await deleteSomePieces(db, accountId)) await pause();
  while (await deleteSomePages(db, accountId)) await pause();
  while (await deleteSomeEntries(db, accountId)) await pause();
  await inTransaction(db, (write) => deleteAccountRows(write, accountId));
}
