import { notFound } from "#server/failures/app-error.ts";
import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { readProfile } from "#server/storage/journal/reading/profile-entry.ts";
import { readReminders } from "#server/storage/journal/reading/read-reminders.ts";
import { createReader } from "#server/storage/journal/reading/reader.ts";
import type { Owner } from "#server/storage/owner.ts";
import { countSubscriptions, saveTimes } from "./store.ts";

/** False without a browser. Without `makeTimes`, the times computed by the user's device stay. */
export async function handOverTimes(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  { accountId }: Owner,
  makeTimes: (() => readonly number[]) | null,
): Promise<boolean> {
  if ((await countSubscriptions(db, accountId)) === 0) return false;
  if (makeTimes !== null) await saveTimes(db, accountId, timesFrom(makeTimes(), clock()));
  return true;
}

export const wipeTimes = (write: Write, { accountId }: Owner): Promise<void> =>
  saveTimes(write, accountId, { next_at: null, later: "[]" });

/** Saves before reading the consent, so that a simultaneous withdrawal leaves no times behind. */
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
