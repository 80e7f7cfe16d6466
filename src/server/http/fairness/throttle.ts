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

/**
 * Ten wrong passwords lock an account for the window; a network address is shared by many women
 * behind one carrier's gateway, so it gets ten times that. A session, and a device
 * that has signed in before, count their own misses.
 */
export const limits = {
  account: { attempts: 10, windowLength: 15 * MINUTE },
  address: { attempts: 100, windowLength: 15 * MINUTE },
  device: { attempts: 10, windowLength: 15 * MINUTE },
  session: { attempts: 10, windowLength: 15 * MINUTE },
  /** Codes beside a right password. */
  code: { attempts: 10, windowLength: 15 * MINUTE },
  /** The answer to a challenge counts once. */
  challenge: { attempts: 1, windowLength: HOUR },
  /** Mails that ask a mailbox to confirm, until it does. */
  mailbox: { attempts: 1, windowLength: DAY },
  /** The same mails by account, by network and of the whole instance. */
  mailOfAccount: { attempts: 3, windowLength: DAY },
  mailOfNetwork: { attempts: 50, windowLength: HOUR },
  mailOfInstance: { attempts: 500, windowLength: HOUR },
  /** Changes of an account's e-mail address, those to an address in use too. */
  emailChange: { attempts: 10, windowLength: DAY },
  registration: { attempts: 300, windowLength: HOUR },
} as const satisfies Record<string, Limit>;

/** A limit and its subject, a keyed hash. */
export interface Counter {
  readonly limit: Limit;
  readonly subject: string;
  /** Whether a right answer clears the misses before it. */
  readonly isCleared?: boolean;
}

/** Counts attempts in the database, so that limits survive restarts and hold across processes. */
export interface Throttle {
  /**
   * Counts an attempt under every counter before anything is verified, so that of a thousand at
   * once no more are verified than the limit.
   * @throws AppError `too_many_attempts` with the seconds until the window ends
   */
  readonly count: (counters: readonly Counter[]) => Promise<Reservation>;
  /**
   * Counts an attempt, then makes it. `null`, a miss, stays counted; any other result, and a fault
   * of ours, is taken back.
   * @throws AppError `too_many_attempts`
   */
  readonly attempt: <Result>(
    counters: readonly Counter[],
    attempt: () => Promise<Result | null>,
  ) => Promise<Result | null>;
  readonly forget: (counter: Counter) => Promise<void>;
  /** What stretches a password waits its turn: see `Queue`. */
  readonly inTurn: Queue["run"];
}

/** Forgets every window that has ended, or that a clock set back since puts in the future. */
export const forgetOldAttempts = (db: Database, now: number): Promise<void> =>
  forgetEndedAttempts(db, now, now + HOUR);

/** The windows an attempt was counted in. */
type Reservation = readonly { readonly counter: Counter; readonly windowStart: number }[];

export function createThrottle(db: Database, clock: () => number): Throttle {
  let sweptAt = clock();

  const sweep = async (now: number) => {
    // Also after a clock was set back.
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
        // Thrown inside the transaction, so that the counters before it are not counted either.
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
        // What is done is done: at worst a right answer stays counted.
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
  // Never more than the window, whatever the clocks say.
  const remaining = Math.min(windowStart + windowLength - now, windowLength);
  const retryAfter = Math.max(1, Math.ceil(remaining / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
  return new AppError("too_many_attempts", `Wait ${wait}, then try again.`, {
    retryAfter,
  });
}
