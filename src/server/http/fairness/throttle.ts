import { AppError } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import {
  countAttempt,
  findWindowStart,
  forgetAttempts,
  forgetEndedAttempts,
  type Limit,
  takeBackAttempt,
} from "#server/storage/db/throttle-store.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { createPasswordQueue, type Queue } from "./queue.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Ten wrong passwords lock an account. An address gets ten times that: many users share one. */
export const limits = {
  account: { attempts: 10, windowLength: 15 * MINUTE },
  address: { attempts: 100, windowLength: 15 * MINUTE },
  device: { attempts: 10, windowLength: 15 * MINUTE },
  session: { attempts: 10, windowLength: 15 * MINUTE },
  /** Openings of a shared link; its page opens it once per visit. */
  link: { attempts: 60, windowLength: HOUR },
  accessToken: { attempts: 600, windowLength: 15 * MINUTE },
  code: { attempts: 10, windowLength: 15 * MINUTE },
  /** The response to a challenge counts once. */
  challenge: { attempts: 1, windowLength: HOUR },
  mailbox: { attempts: 1, windowLength: DAY },
  /** Confirmation mails by account, by network and for the whole instance. */
  mailOfAccount: { attempts: 3, windowLength: DAY },
  mailOfNetwork: { attempts: 50, windowLength: HOUR },
  mailOfInstance: { attempts: 500, windowLength: HOUR },
  emailChange: { attempts: 10, windowLength: DAY },
  registration: { attempts: 300, windowLength: HOUR },
} as const satisfies Record<string, Limit>;

/** A limit and its subject, which is a keyed hash. */
export interface Counter {
  readonly limit: Limit;
  readonly subject: string;
  /** Whether success clears the failures before it. */
  readonly isCleared?: boolean;
}

export interface Throttle {
  /** Counts before anything is verified, so that parallel attempts can't exceed the limit. */
  readonly count: (counters: readonly Counter[]) => Promise<Reservation>;
  /** Takes the count back unless the result is `null`. @throws AppError `too_many_attempts` */
  readonly attempt: <Result>(
    counters: readonly Counter[],
    attempt: () => Promise<Result | null>,
  ) => Promise<Result | null>;
  readonly forget: (counter: Counter) => Promise<void>;
  /** Queues password hashing: see `Queue`. */
  readonly inTurn: Queue["run"];
}

export const forgetOldAttempts = (db: Database, now: number): Promise<void> =>
  forgetEndedAttempts(db, now, now + HOUR);

type Reservation = readonly { readonly counter: Counter; readonly windowStart: number }[];

export function createThrottle(db: Database, clock: () => number): Throttle {
  let sweptAt = clock();

  const sweep = async (now: number) => {
    // Also works after the clock was set back.
    if (Math.abs(now - sweptAt) < MINUTE) return;
    sweptAt = now;
    await forgetOldAttempts(db, now);
  };

  const count = async (counters: readonly Counter[]) => {
    const now = clock();
    await sweep(now);
    return inTransaction(db, async (write) => {
      const windows: { counter: Counter; windowStart: number }[] = [];
      for (const counter of counters) {
        const windowStart = await countAttempt(write, counter.subject, now, counter.limit);
        // Thrown inside the transaction, so that the earlier counters are rolled back.
        if (windowStart === null) throw await refusalOf(write, counter, now);
        windows.push({ counter, windowStart });
      }
      return windows;
    });
  };

  const takeBack = (windows: Reservation, isRight: boolean) =>
    inTransaction(db, async (write) => {
      for (const { counter, windowStart } of windows) {
        if (isRight && counter.isCleared) await forgetAttempts(write, counter.subject);
        else await takeBackAttempt(write, counter.subject, windowStart);
      }
    });

  return {
    count,
    attempt: async (counters, attempt) => {
      const windows = await count(counters);
      try {
        const result = await attempt();
        // The work is done; at worst a success stays counted.
        if (result !== null) await takeBack(windows, true).catch(() => {});
        return result;
      } catch (error) {
        await takeBack(windows, false).catch(() => {});
        throw error;
      }
    },
    forget: ({ subject }) => forgetAttempts(db, subject),
    inTurn: createPasswordQueue().run,
  };
}

async function refusalOf(
  db: Database,
  { limit: { windowLength }, subject }: Counter,
  now: number,
): Promise<AppError> {
  const windowStart = (await findWindowStart(db, subject)) ?? now;
  // Never more than the window, whatever the clock says.
  const remaining = Math.min(windowStart + windowLength - now, windowLength);
  const retryAfter = Math.max(1, Math.ceil(remaining / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
  return new AppError("too_many_attempts", `Wait ${wait}, then try again.`, {
    retryAfter,
  });
}
