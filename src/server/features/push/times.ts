import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { countSubscriptions, saveTimes } from "./store.ts";

/** Puts new times in place of those of all her browsers; false without one: nothing is worked out. */
export async function handOverTimes(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  { accountId }: Owner,
  makeTimes: () => readonly number[],
): Promise<boolean> {
  if ((await countSubscriptions(db, accountId)) === 0) return false;
  await saveTimes(db, accountId, timesFrom(makeTimes(), clock()));
  return true;
}

/** Nothing is pushed until times are handed over again. */
export const wipeTimes = (write: Write, { accountId }: Owner): Promise<void> =>
  saveTimes(write, accountId, { next_at: null, later: "[]" });
