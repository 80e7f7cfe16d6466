import { MessageChannel, Worker } from "node:worker_threads";
import type { SignedCall } from "#server/http/route.ts";
import { createTurns } from "#server/http/turns.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import type { Order } from "./messages.ts";
import { runOrder } from "./run-order.ts";
import type { TaskTable } from "./task.ts";

/** Runs long tasks in a worker thread. */
export interface Work<Tasks extends TaskTable = TaskTable> {
  /** @throws AppError as the task does; `too_many_attempts` or `unavailable` when too many are running */
  readonly run: <Name extends keyof Tasks & string>(
    signed: SignedCall,
    task: Name,
    input: Parameters<Tasks[Name]>[1],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  readonly close: () => Promise<void>;
}

export interface WorkerOptions {
  readonly location: DatabaseLocation;
  /** The worker's entry file: beside `main.js` when built. */
  readonly file: URL;
  readonly clock: () => number;
}

// An idle worker costs memory.
const IDLE_MILLISECONDS = 30_000;
// Each task holds one account's decrypted data in memory.
const MOST_AT_ONCE = 16;

/** One worker, started with the first order and stopped when idle. */
export function createWork<Tasks extends TaskTable>({
  location,
  file,
  clock,
}: WorkerOptions): Work<Tasks> {
  const turns = createTurns({
    mostAtOnce: MOST_AT_ONCE,
    details: {
      account: "Two files of yours are being made already. Wait for one and try again.",
      everyone: "Much is being made right now. Try again in a moment.",
    },
  });
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  const startWorker = () => {
    clearTimeout(idleTimer);
    if (worker) return worker;
    const newWorker = new Worker(file, { workerData: { location } });
    // Orders of a worker that dies fail; the next order starts another.
    const forget = () => {
      if (worker === newWorker) worker = null;
    };
    newWorker.on("error", forget).on("exit", forget);
    worker = newWorker;
    return newWorker;
  };
  const stopWorker = async () => {
    clearTimeout(idleTimer);
    await worker?.terminate();
  };
  const stopWhenIdle = () => {
    if (!turns.isIdle()) return;
    idleTimer = setTimeout(() => void stopWorker(), IDLE_MILLISECONDS);
    idleTimer.unref();
  };

  return {
    run: async ({ owner: { accountId, vault }, today, timeZone }, task, input) => {
      const release = turns.take(accountId);
      const order: Order = {
        ...{ task, input, today, timeZone },
        vault: vault.exportKeys(),
        now: clock(),
      };
      const { port1, port2 } = new MessageChannel();
      const thread = startWorker();
      thread.postMessage({ order, port: port2 }, [port2]);
      // TypeScript cannot see that the worker's answer is the output of this task.
      return (await runOrder(thread, port1, () => {
        release();
        stopWhenIdle();
      })) as never;
    },
    close: stopWorker,
  };
}
