import type { Readable } from "node:stream";
import type { ConnectedCaller, SignedCall } from "#server/http/caller.ts";
import { createTurns } from "#server/http/fairness/turns.ts";
import type { Order } from "./messages.ts";
import { createPool, MUCH_IS_MADE, type PoolLimits } from "./pool.ts";
import { createReadAhead, type ReadAheadLimits } from "./read-ahead.ts";
import { rewriteInThread } from "./rewrite.ts";
import { isStreamed } from "./run-order.ts";
import type { TaskLength, TaskTable } from "./task.ts";
import type { ThreadOptions } from "./threads.ts";

export interface Work<Tasks extends TaskTable = TaskTable> {
  /**
   * @throws AppError as the task; `too_many_attempts`, `unavailable`, `task_too_large` beyond
   * limits
   */
  readonly run: <Name extends keyof Tasks & string>(
    call: SignedCall & { readonly caller: ConnectedCaller },
    task: Name,
    input: Parameters<Tasks[Name]>[1],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** In a separate thread. False when the database is over `limit` bytes or not writable. */
  readonly rewrite: (limit: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface WorkLimits {
  readonly lengths: Readonly<Record<TaskLength, PoolLimits>>;
  readonly readAhead: ReadAheadLimits;
}

export interface WorkOptions<Tasks extends TaskTable> extends ThreadOptions {
  readonly clock: () => number;
  readonly lengthOf: Readonly<Record<keyof Tasks, TaskLength>>;
  readonly limits?: WorkLimits;
}

const MEGABYTE = 1_000_000;
const WAIT = 30_000;

/** Two threads for long tasks, at most one of them for one address; a third for short tasks. */
export const workLimits: WorkLimits = {
  lengths: {
    short: {
      turns: { places: 1, placesOfAddress: 1, longestWait: WAIT },
      heapMegabytes: 192,
      longestTask: 30_000,
    },
    long: {
      turns: { places: 2, placesOfAddress: 1, longestWait: WAIT },
      heapMegabytes: 256,
      longestTask: 120_000,
    },
  },
  readAhead: { bytesOfFile: 16 * MEGABYTE, bytes: 32 * MEGABYTE },
};

const UNDER_WAY = {
  places: Number.POSITIVE_INFINITY,
  placesOfAddress: 32,
  longestWait: WAIT,
  details: {
    account: "Two files of yours are being made already. Wait for one and try again.",
    everyone: MUCH_IS_MADE,
  },
};

export function createWork<Tasks extends TaskTable>({
  clock,
  lengthOf,
  limits = workLimits,
  ...options
}: WorkOptions<Tasks>): Work<Tasks> {
  const underWay = createTurns(UNDER_WAY);
  const readAhead = createReadAhead(limits.readAhead);
  const poolOf = (length: TaskLength) => createPool(options, limits.lengths[length], readAhead);
  const pools = { short: poolOf("short"), long: poolOf("long") };

  return {
    run: async ({ owner, today, timeZone, caller }, task, input) => {
      const holder = { accountId: owner.accountId, address: caller.address };
      const release = await underWay.take(holder);
      const makeOrder = (): Order => ({
        task,
        input,
        today,
        timeZone,
        vault: owner.vault.exportKeys(),
        now: clock(),
      });
      try {
        const output = await pools[lengthOf[task]].run(holder, makeOrder);
        if (isStreamed(output)) endWithCaller(output.bytes, caller, release);
        else release();
        // TypeScript cannot match the thread's output to this task.
        return output as never;
      } catch (error) {
        release();
        throw error;
      }
    },
    rewrite: (limit) => rewriteInThread(options, limit),
    close: async () => {
      await Promise.all([pools.short.close(), pools.long.close()]);
    },
  };
}

/** Releases also if the caller left before the first byte was read. */
function endWithCaller(bytes: Readable, { gone }: ConnectedCaller, release: () => void): void {
  bytes.once("close", release);
  const signal = gone();
  if (signal.aborted) bytes.destroy();
  else signal.addEventListener("abort", () => bytes.destroy(), { once: true });
}
