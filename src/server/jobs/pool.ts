import { MessageChannel } from "node:worker_threads";
import { createTurns, type Holder, type TurnLimits } from "#server/http/fairness/turns.ts";
import type { Order } from "./messages.ts";
import type { ReadAhead } from "./read-ahead.ts";
import { isStreamed, runOrder } from "./run-order.ts";
import { createThreads, type ThreadOptions } from "./threads.ts";

export interface PoolLimits {
  readonly turns: TurnLimits;
  /** The memory of one task; a thread runs one at a time. */
  readonly heapMegabytes: number;
  /** Milliseconds, including the time a file beyond the read-ahead waits for its reader. */
  readonly longestTask: number;
}

export interface Pool {
  /** @throws AppError as the task does, `unavailable`, `task_too_large` */
  readonly run: (holder: Holder, makeOrder: () => Order) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export const MUCH_IS_MADE = "Much is being made right now. Try again in a moment.";

export function createPool(
  options: ThreadOptions,
  { turns: limits, heapMegabytes, longestTask }: PoolLimits,
  readAhead: ReadAhead,
): Pool {
  const details = { account: MUCH_IS_MADE, everyone: MUCH_IS_MADE };
  const turns = createTurns({ ...limits, details });
  const threads = createThreads(options, heapMegabytes);
  const lend = (release: () => void) => {
    try {
      return threads.lend();
    } catch (error) {
      // A machine out of threads starts none, and the place must not stay taken.
      release();
      throw error;
    }
  };
  return {
    run: async (holder, makeOrder) => {
      const release = await turns.take(holder);
      const thread = lend(release);
      const ahead = readAhead.reserve(holder.address);
      const { port1, port2 } = new MessageChannel();
      thread.postMessage({ order: makeOrder(), port: port2 }, [port2]);
      const onMade = (bytesUnread: number) => {
        ahead.keep(bytesUnread);
        threads.takeBack(thread);
        release();
      };
      const output = await runOrder(thread, port1, {
        longestTask,
        bytesAhead: ahead.bytes,
        onMade,
      });
      if (isStreamed(output)) output.bytes.once("close", () => ahead.keep(0));
      return output;
    },
    close: threads.close,
  };
}
