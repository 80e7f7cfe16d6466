import { MessageChannel, Worker } from "node:worker_threads";
import type { Signed } from "#server/http/route.ts";
import { createTurns } from "#server/http/turns.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { carryOut } from "./carry-out.ts";
import type { Order } from "./messages.ts";
import type { TaskTable } from "./task.ts";

/** Has the long work of some tasks done beside the thread that answers everyone. */
export interface Work<Tasks extends TaskTable = TaskTable> {
  /** @throws AppError as the task does; `too_many_attempts` or `unavailable` when much is under way */
  readonly run: <Name extends keyof Tasks & string>(
    signed: Signed,
    task: Name,
    input: Parameters<Tasks[Name]>[1],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  readonly close: () => Promise<void>;
}

export interface WorkPlace {
  readonly location: DatabaseLocation;
  /** The worker's own file: beside `main.js` when built. */
  readonly file: URL;
  readonly clock: () => number;
}

// A worker costs memory, and no longer than this is it kept for nothing.
const IDLE_MILLISECONDS = 30_000;
// Each task holds one woman's data open in memory.
const MOST_AT_ONCE = 16;

/** One worker, begun at the first order and ended when there has been none for a while. */
export function createWork<Tasks extends TaskTable>({
  location,
  file,
  clock,
}: WorkPlace): Work<Tasks> {
  const turns = createTurns({
    mostAtOnce: MOST_AT_ONCE,
    details: {
      account: "Two files of yours are being made already. Wait for one and try again.",
      everyone: "Much is being made right now. Try again in a moment.",
    },
  });
  let worker: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  const begin = () => {
    clearTimeout(ending);
    if (worker) return worker;
    const begun = new Worker(file, { workerData: { location } });
    // A worker that dies takes its own orders with it; the next order begins another.
    const forget = () => {
      if (worker === begun) worker = null;
    };
    begun.on("error", forget).on("exit", forget);
    worker = begun;
    return begun;
  };
  const end = async () => {
    clearTimeout(ending);
    await worker?.terminate();
  };
  const endLater = () => {
    if (!turns.isIdle()) return;
    ending = setTimeout(() => void end(), IDLE_MILLISECONDS);
    ending.unref();
  };

  return {
    run: async ({ owner: { accountId, vault }, today, timeZone }, task, input) => {
      const giveBack = turns.take(accountId);
      const order: Order = {
        ...{ task, input, today, timeZone },
        vault: vault.handOver(),
        now: clock(),
      };
      const { port1, port2 } = new MessageChannel();
      const thread = begin();
      thread.postMessage({ order, port: port2 }, [port2]);
      // The name and its output were typed together in the table of tasks.
      return (await carryOut(thread, port1, () => {
        giveBack();
        endLater();
      })) as never;
    },
    close: end,
  };
}
