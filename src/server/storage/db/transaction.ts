import type { Transaction } from "kysely";
import { isDrop, isWorthRepeating, outcomeUnknown } from "./failures.ts";
import { whileDropping } from "./patience.ts";
import type { Database, Tables } from "./schema.ts";

export type Write = Transaction<Tables>;

/** Whether a transaction without a response to its COMMIT was applied; `null` if unknown. */
export type Recall = (write: Write) => Promise<boolean | null>;

const MAX_TRIES = 5;

/** After a COMMIT without a response it repeats only if `recall` says that nothing was applied. */
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
  // Without an answer from the database it can't know, and must not repeat blindly.
  const hasHappened = look ? await look.catch(() => null) : null;
  if (hasHappened === null) throw outcomeUnknown();
  if (hasHappened) return ending.result;
  throw ending.error;
}

export const inSnapshot = <Result>(
  db: Database,
  read: (snapshot: Write) => Promise<Result>,
): Promise<Result> =>
  // SQLite has no isolation level and needs none: a transaction reads the state at its first query.
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
    // A rollback on a dead connection or a full disk fails too, and would hide the reason.
    return { kind: "failed", error: failure ? failure.error : error };
  }
}
