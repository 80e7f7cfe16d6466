import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError, notSaved } from "#server/failures/app-error.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import { isWriteFailure } from "#server/storage/db/failures.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { createJournal } from "#server/storage/journal/journal.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { vaultFromKeys } from "#server/storage/vault/entry-vault.ts";
import type { FromWorker, Order, ToWorker } from "./messages.ts";
import { isFile, type TaskTable } from "./task.ts";

/** Runs the main thread's orders in the worker, with a database connection of its own. */
export function serveOrders(tasks: TaskTable): void {
  const db = openDatabase((workerData as { location: DatabaseLocation }).location);
  parentPort?.on("message", ({ order, port }: { order: Order; port: MessagePort }) => {
    void serve(() => run(order, tasks, db), port).finally(() => port.close());
  });
}

async function serve(work: () => Promise<unknown>, port: MessagePort): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message);
  try {
    const output = await work();
    if (!isFile(output)) return send({ kind: "value", value: output });
    send({ kind: "file", name: output.name, type: output.type });
    const { bytes } = output;
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      if ((await nextRequest(port)) === "stop") return;
      send({ kind: "chunk", bytes: chunk });
    }
    send({ kind: "end" });
  } catch (error) {
    send(refusalOf(isWriteFailure(error) ? notSaved() : error));
  }
}

function run(order: Order, tasks: TaskTable, db: Database): Promise<unknown> {
  const { task, input, vault, now, today, timeZone } = order;
  const journal = createJournal(db, () => now);
  const owner = ownerOf(vault.accountId, vaultFromKeys(vault));
  // The name and its input were type-checked together by `Work.run`.
  const work = tasks[task];
  if (!work) throw new Error(`there is no task ${task}`);
  return work({ owner, journal, db, today, timeZone, now }, input as never);
}

function nextRequest(port: MessagePort): Promise<ToWorker["kind"]> {
  return new Promise((resolve) => {
    const receive = (message?: ToWorker) => {
      port.off("message", receive).off("close", receive);
      resolve(message?.kind ?? "stop");
    };
    port.on("message", receive).on("close", receive);
  });
}

function refusalOf(error: unknown): FromWorker {
  if (error instanceof AppError) {
    return { kind: "refused", code: error.code, detail: error.message, fields: error.fields };
  }
  return { kind: "failed", error: error instanceof Error ? error : new Error("a task failed") };
}
