import { setTimeout as pause } from "node:timers/promises";
import { isDrop } from "./failures.ts";

/** How long to wait for PostgreSQL to restart, and the delay between attempts, in ms. */
const PATIENCE = 2000;
const TRY_EVERY = 50;

/** A single retry is not enough: a stopping server drops every connection of the pool. */
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
