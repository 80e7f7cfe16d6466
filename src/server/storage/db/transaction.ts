import type { Transaction } from "kysely";
import { isWorthRepeating } from "./failures.ts";
import type { Database, Tables } from "./schema.ts";

export type Write = Transaction<Tables>;

const MAX_TRIES = 5;

/** Runs `work` in one transaction, and retries it after a serialisation failure or deadlock. */
export async function inTransaction<Result>(
  db: Database,
  work: (write: Write) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isWorthRepeating(error)) throw error;
    }
  }
}
