import { notFound } from "#server/failures/app-error.ts";
import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import { readReminders } from "#server/storage/journal/read-reminders.ts";
import { createReader } from "#server/storage/journal/reader.ts";
import type { Owner } from "#server/storage/owner.ts";
import { countSubscriptions, saveTimes } from "./store.ts";

/**
 * Puts new times in place of those of all her browsers; false without one: nothing is worked out.
 * Without `makeTimes` those stay that her device has worked out.
 */
export async function handOverTimes(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  { accountId }: Owner,
  makeTimes: (() => readonly number[]) | null,
): Promise<boolean> {
  if ((await countSubscriptions(db, accountId)) === 0) return false;
  if (makeTimes !== null) await saveTimes(db, accountId, timesFrom(makeTimes(), clock()));
  return true;
}

/** Nothing is pushed until times are handed over again. */
export const wipeTimes = (write: Write, { accountId }: Owner): Promise<void> =>
  saveTimes(write, accountId, { next_at: null, later: "[]" });

/**
 * Puts times that her device has worked out in place of those of all her browsers. They are saved
 * before her consent is read: who takes it back at the same moment waits for these rows or is waited
 * for, so that none is left over. Her revision stays, as nothing that she can read changes.
 * @throws AppError `not_found` without her consent
 */
export const takeTimesOfDevice = (
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  owner: Owner,
  times: readonly number[],
): Promise<void> =>
  inTransaction(db, async (write) => {
    await saveTimes(write, owner.accountId, timesFrom(times, clock()));
    const reader = createReader(write, owner);
    const profile = await readProfile(reader);
    const { pushesCycle } = await readReminders(reader, profile);
    if (!profile.notifications || pushesCycle !== true) throw notFound();
  });
