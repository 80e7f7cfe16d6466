import { Readable } from "node:stream";
import type { MessagePort, Worker } from "node:worker_threads";
import type { FileAnswer } from "#contract/files.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * The main thread's end of one order: its value, or a file whose bytes come as they are read.
 * When nothing more will be said the port is closed and `onOver` is told, before the reader knows:
 * who has her file may order the next.
 * @throws AppError as the task does
 */
export async function carryOut(
  worker: Worker,
  port: MessagePort,
  onOver: () => void,
): Promise<unknown> {
  let isStreaming = false;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    port.close();
    onOver();
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

/** Asks for a chunk when the reader wants one; a reader that goes away ends the task. */
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
    const leave = () => {
      worker.off("error", die).off("exit", die);
      port.off("message", take).off("close", die);
    };
    const die = (cause?: unknown) => {
      leave();
      reject(cause instanceof Error ? cause : new Error("the worker ended"));
    };
    const take = (message: FromWorker) => {
      leave();
      resolve(message);
    };
    worker.on("error", die).on("exit", die);
    port.on("message", take).on("close", die);
  });
}

function errorOf(message: FromWorker): Error {
  if (message.kind === "refused") {
    return new AppError(message.code, message.detail, { fields: message.fields });
  }
  return message.kind === "failed" ? message.error : new Error("the worker lost the thread");
}
