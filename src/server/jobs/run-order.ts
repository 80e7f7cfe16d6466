import { Readable } from "node:stream";
import type { MessagePort, Worker } from "node:worker_threads";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { isFile } from "./task.ts";

interface OrderOptions {
  readonly longestTask: number;
  readonly bytesAhead: number;
  /** Called when the thread is free or gone; some bytes of a file may be unread. */
  readonly onMade: (bytesUnread: number) => void;
}

interface StreamedFile extends FileAnswer {
  readonly bytes: Readable;
}

export const isStreamed = (output: unknown): output is StreamedFile =>
  isFile(output) && output.bytes instanceof Readable;

/** @throws AppError as the task does; `task_too_large` when it exceeds its memory or time */
export async function runOrder(
  worker: Worker,
  port: MessagePort,
  { longestTask, bytesAhead, onMade }: OrderOptions,
): Promise<unknown> {
  let isLate = false;
  let stream: Readable | null = null;
  const deadline = setTimeout(() => {
    isLate = true;
    void worker.terminate();
  }, longestTask);
  // A thread reports that it is free after each task.
  const finish = () => {
    clearTimeout(deadline);
    worker.off("message", finish).off("exit", finish);
    onMade(stream?.readableLength ?? 0);
  };
  worker.on("message", finish).on("exit", finish);
  const next = async () => {
    try {
      return await nextMessage(worker, port);
    } catch (error) {
      throw isLate || isOutOfMemory(error) ? tooLarge() : error;
    }
  };
  const first = await next();
  if (first.kind === "value") return first.value;
  if (first.kind !== "file") throw errorOf(first);
  stream = streamOf(port, next, bytesAhead);
  return { ...first.head, bytes: stream } satisfies StreamedFile;
}

/** Requests chunks until `bytesAhead` wait for the reader; destroying the stream ends the task. */
function streamOf(
  port: MessagePort,
  next: () => Promise<FromWorker>,
  bytesAhead: number,
): Readable {
  const stream = new Readable({
    highWaterMark: bytesAhead,
    async read() {
      try {
        port.postMessage({ kind: "more" } satisfies ToWorker);
        const message = await next();
        if (message.kind === "chunk") this.push(message.bytes);
        else if (message.kind === "end") this.push(null);
        else this.destroy(errorOf(message));
      } catch (error) {
        this.destroy(error as Error);
      }
    },
    destroy(error, done) {
      port.postMessage({ kind: "stop" } satisfies ToWorker);
      done(error);
    },
  });
  // It may fail before its reader listens; the reader then finds it destroyed.
  stream.on("error", () => {});
  // Starts before the reader does.
  if (bytesAhead > 0) stream.read(0);
  return stream;
}

function nextMessage(worker: Worker, port: MessagePort): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const removeListeners = () => {
      worker.off("error", fail).off("exit", fail);
      port.off("message", receive);
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
    port.on("message", receive);
  });
}

function errorOf(message: FromWorker): Error {
  if (message.kind === "refused") {
    return new AppError(message.code, message.detail, { fields: message.fields });
  }
  return message.kind === "failed" ? message.error : new Error("the worker lost the thread");
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const tooLarge = () =>
  new AppError("task_too_large", "Ask for less at once, or try again when fewer people are here.");
