import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { watchConnections } from "./http/fairness/connections.ts";

interface Stop {
  readonly app: FastifyInstance;
  /** Aborting it makes `/readyz` report not ready. */
  readonly drain: AbortController;
  readonly drainSeconds: number;
  readonly close: () => Promise<void>;
}

const LONGEST_ANSWER = 8000;
const LONGEST_CLOSE = 9500;

/**
 * Takes at most the drain time plus ten seconds. Called again, or with `isUrgent`, it skips the drain
 * time.
 */
export function createStop(order: Stop): (isUrgent: boolean) => Promise<void> {
  const connections = watchConnections(order.app.server);
  const hurry = new AbortController();
  let stop: Promise<void> | null = null;
  return (isUrgent) => {
    if (isUrgent || stop) hurry.abort();
    stop ??= run();
    return stop;
  };

  async function run(): Promise<void> {
    const { app, drain, drainSeconds, close } = order;
    drain.abort();
    await pause(drainSeconds * 1000, undefined, hurry).catch(() => {});
    const late = setTimeout(connections.cut, LONGEST_ANSWER);
    const orderly = async () => {
      connections.finish();
      await app.close();
      clearTimeout(late);
      await close();
    };
    await Promise.race([orderly(), pause(LONGEST_CLOSE)]);
  }
}
