import { Worker } from "node:worker_threads";
import type { DatabaseLocation } from "#server/storage/db/location.ts";

export interface ThreadOptions {
  readonly location: DatabaseLocation;
  readonly file: URL;
}

/** Threads that are started when needed, lent for one task at a time, and stopped when idle. */
export interface Threads {
  readonly lend: () => Worker;
  readonly takeBack: (thread: Worker) => void;
  readonly close: () => Promise<void>;
}

const IDLE_MILLISECONDS = 30_000;

/** @param heapMegabytes - a thread's maximum memory; beyond it Node ends only that thread */
export function createThreads({ location, file }: ThreadOptions, heapMegabytes: number): Threads {
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  const start = () => {
    const thread = new Worker(file, {
      workerData: { location },
      // Without a limit a thread's young generation alone may take 48 MB.
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8 },
    });
    all.add(thread);
    const forget = () => {
      all.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
    };
    return thread.on("error", forget).on("exit", forget);
  };

  return {
    lend: () => {
      const [thread] = [...idle.keys()].reverse();
      if (!thread) return start();
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      return thread;
    },
    takeBack: (thread) => {
      if (!all.has(thread)) return;
      const stop = setTimeout(() => void thread.terminate(), IDLE_MILLISECONDS);
      idle.set(thread, stop.unref());
    },
    close: async () => {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
