import { Readable } from "node:stream";
import type { MessagePort, Worker } from "node:worker_threads";
import type { FileAnswer } from "#contract/files.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * Receives the result of one order from the worker: its value, or a file streamed as it is read.
 * The port is closed and `onEnd` called before the reader sees the end: once it has the file, the
 * next order is accepted.
 * @throws AppError as the task does
 */
export async function runOrder(
  worker: Worker,
  port: MessagePort,
  onEnd: () => void,
): Promise<unknown> {
  let isStreaming = false;
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    port.close();
    onEnd();
  };
  try {
    const first = await nextMessage(worker, port);
    if (first.kind === "value") return first.value;
    if (first.kind !== "file") throw errorOf(first);
    isStreaming = true;
    const { name, type } = first;
    return { name, type, bytes: streamOf(worker, port, end) } satisfies FileAnswer;
  } finally {
    if (!isStreaming) end();
  }
}

/** Requests a chunk whenever the reader wants one; destroying the stream ends the task. */
function streamOf(worker: Worker, port: MessagePort, end: () => void): Readable {
  return new Readable({
    async read() {
      try {
        port.postMessage({ kind: "more" } satisfies ToWorker);
        const message = await nextMessage(worker, port);
        if (message.kind === "chunk") this.push(message.bytes);
        else if (message.kind === "end") {
          end();
          this.push(null);
        } else this.destroy(errorOf(message));
      } catch (error) {
        this.destroy(error as Error);
      }
    },
    destroy(error, done) {
      end();
      done(error);
    },
  });
}

function nextMessage(worker: Worker, port: MessagePort): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const removeListeners = () => {
      worker.off("error", fail).off("exit", fail);
      port.off("message", receive).off("close", fail);
    };
    const fail = (cause?: unknown) => {
      removeListeners();
      reject(cause instanceof Error ? cause : new Error("the worker ended"));
    };
    const receive = (message: FromWorker) => {
      removeListeners();
      resolve(message);
    };
    worker.on("error", fail).on("exit", fail);
    port.on("message", receive).on("close", fail);
  });
}

function errorOf(message: FromWorker): Error {
  if (message.kind === "refused") {
    return new AppError(message.code, message.detail, { fields: message.fields });
  }
  return message.kind === "failed" ? message.error : new Error("the worker lost the thread");
}
