import type { Transaction } from "kysely";
import { isDrop, isWorthRepeating, outcomeUnknown } from "./failures.ts";
import { whileDropping } from "./patience.ts";
import type { Database, Tables } from "./schema.ts";

export type Write = Transaction<Tables>;

/**
 * Looks, in a new transaction, whether the one happened whose COMMIT got no answer; `null` when that
 * cannot be told any more.
 */
export type Recall = (write: Write) => Promise<boolean | null>;

const MAX_TRIES = 5;

/**
 * Runs `work` in one transaction, again after a serialisation failure or deadlock, and again while
 * connections drop. Where a drop took the answer to the COMMIT, it is run again only if `recall`
 * says that nothing happened; without a `recall` it fails.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (write: Write) => Promise<Result>,
  recall?: Recall,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await whileDropping(() => runOrRecall(db, work, recall));
    } catch (error) {
      if (attempt >= MAX_TRIES || !isWorthRepeating(error)) throw error;
    }
  }
}

async function runOrRecall<Result>(
  db: Database,
  work: (write: Write) => Promise<Result>,
  recall: Recall | undefined,
): Promise<Result> {
  const ending = await run(db, work);
  if (ending.kind === "committed") return ending.result;
  if (ending.kind === "failed" || !isDrop(ending.error)) throw ending.error;
  const look = recall && whileDropping(() => db.transaction().execute(recall));
  // A database that stays away is asked no more, and nothing is repeated blindly.
  const hasHappened = look ? await look.catch(() => null) : null;
  if (hasHappened === null) throw outcomeUnknown();
  if (hasHappened) return ending.result;
  throw ending.error;
}

/** Runs `read` on the database as it is at one moment, whatever is written meanwhile. */
export const inSnapshot = <Result>(
  db: Database,
  read: (snapshot: Write) => Promise<Result>,
): Promise<Result> =>
  // SQLite takes no level, and needs none: a transaction reads what was there at its first query.
  db.transaction().setIsolationLevel("repeatable read").execute(read);

type Ending<Result> =
  | { readonly kind: "committed"; readonly result: Result }
  | { readonly kind: "failed"; readonly error: unknown }
  /** The work was done, and its COMMIT failed. */
  | { readonly kind: "uncertain"; readonly error: unknown; readonly result: Result };

async function run<Result>(
  db: Database,
  work: (write: Write) => Promise<Result>,
): Promise<Ending<Result>> {
  const progress: { complete?: { result: Result }; failure?: { error: unknown } } = {};
  try {
    const result = await db.transaction().execute(async (write) => {
      try {
        progress.complete = { result: await work(write) };
        return progress.complete.result;
      } catch (error) {
        progress.failure = { error };
        throw error;
      }
    });
    return { kind: "committed", result };
  } catch (error) {
    const { complete, failure } = progress;
    if (complete) return { kind: "uncertain", error, result: complete.result };
    // A rollback on a dead connection or a full disk fails too, and would hide why.
    return { kind: "failed", error: failure ? failure.error : error };
  }
}
