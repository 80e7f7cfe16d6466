import { AppError } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import {
  countAttempt,
  findAttempts,
  forgetAttempts,
  forgetAttemptsBefore,
} from "#server/storage/db/throttle-store.ts";

interface Limit {
  readonly attempts: number;
  readonly windowLength: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Ten wrong passwords lock an account for the window; a network address is shared by many women
 * behind one carrier's gateway, so it gets ten times that.
 */
export const limits = {
  account: { attempts: 10, windowLength: 15 * MINUTE },
  address: { attempts: 100, windowLength: 15 * MINUTE },
  registration: { attempts: 300, windowLength: HOUR },
} as const satisfies Record<string, Limit>;

/** A limit and its subject, a keyed hash. */
export interface Counter {
  readonly limit: Limit;
  readonly subject: string;
}

/** Counts attempts in the database, so that limits survive restarts and hold across processes. */
export interface Throttle {
  /** @throws AppError `too_many_attempts` with the seconds until the window ends */
  readonly check: (counters: readonly Counter[]) => Promise<void>;
  readonly count: (counters: readonly Counter[]) => Promise<void>;
  readonly forget: (counter: Counter) => Promise<void>;
  /**
   * Runs attempts on one account sequentially: of a thousand parallel guesses the eleventh is
   * refused.
   */
  readonly inTurn: <Result>(counter: Counter, attempt: () => Promise<Result>) => Promise<Result>;
}

export function createThrottle(db: Database, clock: () => number): Throttle {
  const turns = new Map<string, Promise<unknown>>();
  return {
    check: async (counters) => {
      for (const { limit, subject } of counters) await checkOne(db, clock(), limit, subject);
    },
    count: async (counters) => {
      await forgetAttemptsBefore(db, clock() - HOUR);
      for (const { limit, subject } of counters) {
        await countAttempt(db, subject, clock(), limit.windowLength);
      }
    },
    forget: ({ subject }) => forgetAttempts(db, subject),
    inTurn: async ({ subject }, attempt) => {
      const before = turns.get(subject) ?? Promise.resolve();
      const result = before.catch(() => {}).then(attempt);
      turns.set(subject, result);
      try {
        return await result;
      } finally {
        if (turns.get(subject) === result) turns.delete(subject);
      }
    },
  };
}

async function checkOne(db: Database, now: number, limit: Limit, subject: string): Promise<void> {
  const record = await findAttempts(db, subject);
  if (!record || record.attempts < limit.attempts) return;
  const remaining = record.windowStart + limit.windowLength - now;
  if (remaining <= 0) return;
  const retryAfter = Math.ceil(remaining / 1000);
  const minutes = Math.ceil(remaining / MINUTE);
  throw new AppError("too_many_attempts", `Wait ${minutes} minutes, then try again.`, {
    retryAfter,
  });
}
