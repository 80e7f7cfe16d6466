import { Worker } from "node:worker_threads";
import type { ThreadOptions } from "./threads.ts";

export interface RewriteData extends Pick<ThreadOptions, "location"> {
  readonly rewriteLimit: number;
}

/** Runs `eraseTraces` in a thread and ends it. A failed thread counts as not rewritten. */
export function rewriteInThread(
  { location, file }: ThreadOptions,
  limit: number,
): Promise<boolean> {
  if (location.engine !== "sqlite") return Promise.resolve(true);
  const workerData: RewriteData = { location, rewriteLimit: limit };
  const thread = new Worker(file, { workerData });
  return new Promise((resolve) => {
    let isRewritten = false;
    thread.on("message", (answer) => {
      isRewritten = answer === true;
    });
    thread.on("error", () => resolve(false));
    thread.on("exit", () => resolve(isRewritten));
  });
}
