import type { FastifyInstance } from "fastify";
import { deleteExpiredTokens } from "./features/account/access-tokens/store.ts";
import {
  closeUnusedAccounts,
  eraseClosedAccounts,
  type Rewrite,
} from "./features/account/deletion.ts";
import { endExpiredSessions } from "./features/account/sessions.ts";
import { eraseExpiredReports } from "./features/links/store.ts";
import { CONFIRM_WITHIN } from "./features/mail/rules.ts";
import { deleteUnconfirmed } from "./features/mail/store.ts";
import { describeFault } from "./http/answers/problems.ts";
import { forgetOldAttempts } from "./http/fairness/throttle.ts";
import type { Metrics } from "./http/metrics.ts";
import { emptyLog } from "./storage/db/log.ts";
import type { Database } from "./storage/db/schema.ts";
import type { Reserve } from "./storage/disk/reserve.ts";

const HOUR = 3_600_000;

export interface House {
  readonly db: Database;
  readonly clock: () => number;
  readonly reserve: Reserve;
  readonly rewrite?: Rewrite;
  readonly metrics?: Metrics | undefined;
}

export function keepHouse(app: FastifyInstance, house: House): void {
  let round = Promise.resolve();
  const begin = () => {
    round = round.then(async () => {
      const faults = await removeExpired(house);
      if (faults.length === 0) house.metrics?.noteHousekeeping(house.clock());
      for (const { reason } of faults) {
        app.log.error(
          describeFault(reason),
          "Expired rows were not removed. Mwezi tries again in an hour.",
        );
      }
    });
  };
  const timer = setInterval(begin, HOUR);
  timer.unref();
  app.addHook("onListen", async () => begin());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
  });
}

/** Returns the errors; one failing step does not stop the others. */
export async function removeExpired({
  db,
  clock,
  reserve,
  rewrite,
}: House): Promise<PromiseRejectedResult[]> {
  const now = clock();
  const tasks = [
    () => eraseExpiredReports(db, now),
    () => endExpiredSessions(db, now),
    () => deleteExpiredTokens(db, now),
    () => deleteUnconfirmed(db, now - CONFIRM_WITHIN),
    () => forgetOldAttempts(db, now),
    () => closeUnusedAccounts(db, now),
    () => eraseClosedAccounts(db, now, rewrite),
    // Truncates the write-ahead log, which still has rows deleted one by one.
    () => emptyLog(db),
  ];
  const faults: PromiseRejectedResult[] = [];
  for (const task of tasks) {
    const [result] = await Promise.allSettled([reserve.lend<unknown>(task)]);
    if (result.status === "rejected") faults.push(result);
  }
  await reserve.fill();
  return faults;
}
