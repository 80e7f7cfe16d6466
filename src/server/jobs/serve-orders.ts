import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError } from "#server/failures/app-error.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { createJournal } from "#server/storage/journal/journal.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { receiveVault } from "#server/storage/vault/entry-vault.ts";
import type { FromWorker, Order, ToWorker } from "./messages.ts";
import { isFile, type TaskTable } from "./task.ts";

/** Does what the main thread orders: with a database connection of its own, one order at a time. */
export function serveOrders(tasks: TaskTable): void {
  const db = openDatabase((workerData as { location: DatabaseLocation }).location);
  parentPort?.on("message", ({ order, port }: { order: Order; port: MessagePort }) => {
    void serve(() => run(order, tasks, db), port).finally(() => port.close());
  });
}

async function serve(work: () => Promise<unknown>, port: MessagePort): Promise<void> {
  const tell = (message: FromWorker) => port.postMessage(message);
  try {
    const output = await work();
    if (!isFile(output)) return tell({ kind: "value", value: output });
    tell({ kind: "file", name: output.name, type: output.type });
    const { bytes } = output;
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      if ((await nextWord(port)) === "stop") return;
      tell({ kind: "chunk", bytes: chunk });
    }
    tell({ kind: "end" });
  } catch (error) {
    tell(refusalOf(error));
  }
}

function run(order: Order, tasks: TaskTable, db: Database): Promise<unknown> {
  const { task, input, vault, now, today, timeZone } = order;
  const journal = createJournal(db, () => now);
  const owner = ownerOf(vault.accountId, receiveVault(vault));
  // The name and its input were typed together where the order was given.
  const work = tasks[task];
  if (!work) throw new Error(`there is no task ${task}`);
  return work({ owner, journal, db, today, timeZone, now }, input as never);
}

function nextWord(port: MessagePort): Promise<ToWorker["kind"]> {
  return new Promise((resolve) => {
    const take = (message?: ToWorker) => {
      port.off("message", take).off("close", take);
      resolve(message?.kind ?? "stop");
    };
    port.on("message", take).on("close", take);
  });
}

function refusalOf(error: unknown): FromWorker {
  if (error instanceof AppError) {
    return { kind: "refused", code: error.code, detail: error.message, fields: error.fields };
  }
  return { kind: "failed", error: error instanceof Error ? error : new Error("a task failed") };
}
