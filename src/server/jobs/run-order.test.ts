import { once } from "node:events";
import type { Readable } from "node:stream";
import { MessageChannel, Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileAnswer } from "#contract/kernel/files.ts";
import type { FromWorker } from "./messages.ts";
import { runOrder } from "./run-order.ts";

/** A worker that only reports when it is free; the test sends the task's messages itself. */
const IDLE =
  "const { parentPort } = require('worker_threads'); parentPort.on('message', (word) => parentPort.postMessage(word))";
const DYING = "setTimeout(() => { throw new Error('the disk is gone') }, 20)";
const HUNGRY =
  "const all = []; setInterval(() => { for (let i = 0; i < 100; i++) all.push(new Array(1000).fill({})) })";
const ENDLESS = "for (;;);";

let worker: Worker;
let unread: number[];

beforeEach(() => {
  unread = [];
});

afterEach(() => worker.terminate());

function begin(code = IDLE, { longestTask = 60_000, bytesAhead = 0 } = {}) {
  worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  const { port1, port2 } = new MessageChannel();
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onMade = (bytes: number) => {
    unread.push(bytes);
    finish();
  };
  const answer = runOrder(worker, port1, { longestTask, bytesAhead, onMade });
  answer.catch(() => {});
  const free = () => {
    worker.postMessage("free");
    return made;
  };
  return {
    answer,
    free,
    made,
    say: (message: FromWorker) => port2.postMessage(message),
    port: port2,
  };
}

describe("an order run in a worker", () => {
  it("returns its value, and is over when the thread is free", async () => {
    const { answer, say, free } = begin();
    say({ kind: "value", value: { months: 6 } });
    expect([await answer, unread]).toEqual([{ months: 6 }, []]);
    await free();
    expect(unread).toEqual([0]);
  });

  it("is rejected with the task's error and its fields", async () => {
    const { answer, say } = begin();
    const fields = [{ field: "months", code: "not_an_option" as const }];
    say({ kind: "refused", code: "invalid_input", detail: "Look again.", fields });
    await expect(answer).rejects.toMatchObject({ code: "invalid_input", fields });
  });

  it("fails when the task fails", async () => {
    const { answer, say } = begin();
    say({ kind: "failed", error: new Error("the seal is broken") });
    await expect(answer).rejects.toThrow("the seal is broken");
  });

  it("fails when the worker dies, instead of waiting forever", async () => {
    const { answer, made } = begin(DYING);
    await expect(answer).rejects.toThrow("the disk is gone");
    await made;
    expect(unread).toEqual([0]);
  });

  it("fails when the worker is terminated", async () => {
    const { answer, made } = begin();
    await worker.terminate();
    await expect(answer).rejects.toThrow("the worker ended");
    await made;
  });

  it.each([
    ["more memory than it gets", HUNGRY, 60_000],
    ["more time than it gets", ENDLESS, 20],
  ])("is too large when it needs %s, and its thread ends", async (_, code, longestTask) => {
    const { answer, made } = begin(code, { longestTask });
    await expect(answer).rejects.toMatchObject({ code: "task_too_large" });
    await made;
  });
});

describe("a file made in a worker", () => {
  async function beginFile(bytesAhead = 0) {
    const { answer, say, port, free } = begin(IDLE, { bytesAhead });
    say({ kind: "file", head: { name: "a.csv", type: "text/csv" } });
    const file = (await answer) as FileAnswer & { bytes: Readable };
    const asked = async () => (await once(port, "message"))[0];
    return { file, say, asked, free };
  }

  it("is sent chunk by chunk as the reader asks", async () => {
    const { file, say, asked } = await beginFile();
    expect([file.name, file.type]).toEqual(["a.csv", "text/csv"]);
    const chunks = file.bytes[Symbol.asyncIterator]();
    for (const text of ["one", "two"]) {
      const next = chunks.next();
      expect(await asked()).toEqual({ kind: "more" });
      say({ kind: "chunk", bytes: Buffer.from(text) });
      expect(Buffer.from((await next).value ?? "").toString()).toBe(text);
    }
    const last = chunks.next();
    say({ kind: "end" });
    expect((await last).done).toBe(true);
  });

  it("is made ahead of an idle reader, and then needs no thread", async () => {
    const { file, say, asked, free } = await beginFile(1000);
    for (const text of ["one", "two"]) {
      expect(await asked()).toEqual({ kind: "more" });
      say({ kind: "chunk", bytes: Buffer.from(text) });
    }
    expect(await asked()).toEqual({ kind: "more" });
    say({ kind: "end" });
    await free();
    expect(unread).toEqual(["onetwo".length]);
    expect(Buffer.concat(await file.bytes.toArray()).toString()).toBe("onetwo");
  });

  it("is incomplete when it fails midway", async () => {
    const { file, say } = await beginFile();
    const reading = file.bytes.toArray();
    say({ kind: "chunk", bytes: Buffer.from("half") });
    say({ kind: "failed", error: new Error("the seal is broken") });
    await expect(reading).rejects.toThrow("the seal is broken");
  });

  it("is cancelled when its reader stops", async () => {
    const { file, asked } = await beginFile();
    file.bytes.destroy();
    expect(await asked()).toEqual({ kind: "stop" });
  });
});
