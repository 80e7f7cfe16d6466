import { setTimeout as pause } from "node:timers/promises";
import { isDrop } from "./failures.ts";

/** How long a restart of PostgreSQL is waited for, and how often it is tried. */
const PATIENCE = 2000;
const TRY_EVERY = 50;

/**
 * Repeats an attempt that connections drop under, for two seconds from the first drop. Once is not
 * enough: a server that stops drops all of them, and the next in the pool may be dead as well.
 */
export async function whileDropping<Result>(attempt: () => Promise<Result>): Promise<Result> {
  let end: number | null = null;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      end ??= performance.now() + PATIENCE;
      if (!isDrop(error) || performance.now() > end) throw error;
      await pause(TRY_EVERY);
    }
  }
}
