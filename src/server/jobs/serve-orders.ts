import { pipeline } from "node:stream";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { createGzip } from "node:zlib";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { AppError, notSaved, unavailable } from "#server/failures/app-error.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import { isDatabaseFailure, isWriteFailure } from "#server/storage/db/failures.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { createJournal } from "#server/storage/journal/journal.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { vaultFromKeys } from "#server/storage/vault/entry-vault.ts";
import type { FromWorker, Order, ToWorker } from "./messages.ts";
import { isFile, type TaskTable } from "./task.ts";

export function serveOrders(tasks: TaskTable): void {
  const db = openDatabase((workerData as { location: DatabaseLocation }).location);
  parentPort?.on("message", ({ order, port }: { order: Order; port: MessagePort }) => {
    void serve(() => run(order, tasks, db), port).finally(() => {
      port.close();
      parentPort?.postMessage("free");
    });
  });
}

async function serve(work: () => Promise<unknown>, port: MessagePort): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message);
  try {
    const output = await work();
    if (!isFile(output)) return send({ kind: "value", value: output });
    const { bytes, ...head } = compressed(output);
    send({ kind: "file", head });
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      if ((await nextRequest(port)) === "stop") return;
      send({ kind: "chunk", bytes: chunk });
    }
    send({ kind: "end" });
  } catch (error) {
    send(refusalOf(error));
  }
}

const COMPRESSIBLE = new Set(["application/json", "application/fhir+json"]);
// Larger chunks cost fewer round trips between the threads.
const GZIP = { level: 1, chunkSize: 262_144 };

/** Compressed JSON takes a tenth of its size, in memory and on the connection. */
function compressed(file: FileAnswer): FileAnswer {
  if (file.bytes instanceof Uint8Array || !COMPRESSIBLE.has(file.type)) return file;
  return { ...file, encoding: "gzip", bytes: pipeline(file.bytes, createGzip(GZIP), () => {}) };
}

function run(order: Order, tasks: TaskTable, db: Database): Promise<unknown> {
  const { task, input, vault, now, today, timeZone } = order;
  const journal = createJournal(db);
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
  // Errors lose their code when sent to another thread.
  if (isWriteFailure(error)) return refusalOf(notSaved());
  if (isDatabaseFailure(error)) return refusalOf(unavailable());
  return { kind: "failed", error: error instanceof Error ? error : new Error("a task failed") };
}
