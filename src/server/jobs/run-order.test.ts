import { once } from "node:events";
import { Readable } from "node:stream";
import { MessageChannel, Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileAnswer } from "#contract/files.ts";
import type { FromWorker } from "./messages.ts";
import { runOrder } from "./run-order.ts";

/** A worker that only lives; what it says is said by the test, over the other end of the port. */
const IDLE = "setInterval(() => {}, 1000)";
const DYING = "setTimeout(() => { throw new Error('out of memory') }, 20)";

let worker: Worker;
let over: number;

beforeEach(() => {
  over = 0;
});

afterEach(() => worker.terminate());

function begin(code = IDLE) {
  worker = new Worker(code, { eval: true });
  const { port1, port2 } = new MessageChannel();
  const answer = runOrder(worker, port1, () => {
    over += 1;
  });
  answer.catch(() => {});
  return { answer, say: (message: FromWorker) => port2.postMessage(message), port: port2 };
}

describe("an order carried out in a worker", () => {
  it("answers its value, and is over", async () => {
    const { answer, say } = begin();
    say({ kind: "value", value: { months: 6 } });
    expect([await answer, over]).toEqual([{ months: 6 }, 1]);
  });

  it("refuses as the task refused, with its fields", async () => {
    const { answer, say } = begin();
    const fields = [{ field: "months", code: "not_an_option" as const }];
    say({ kind: "refused", code: "invalid_input", detail: "Look again.", fields });
    await expect(answer).rejects.toMatchObject({ code: "invalid_input", fields });
    expect(over).toBe(1);
  });

  it("fails as the task failed", async () => {
    const { answer, say } = begin();
    say({ kind: "failed", error: new Error("the seal is broken") });
    await expect(answer).rejects.toThrow("the seal is broken");
    expect(over).toBe(1);
  });

  it("fails when the worker dies, and does not wait for ever", async () => {
    const { answer } = begin(DYING);
    await expect(answer).rejects.toThrow("out of memory");
    expect(over).toBe(1);
  });

  it("fails when the worker is ended", async () => {
    const { answer } = begin();
    await worker.terminate();
    await expect(answer).rejects.toThrow("the worker ended");
    expect(over).toBe(1);
  });
});

describe("a file made in a worker", () => {
  async function beginFile() {
    const { answer, say, port } = begin();
    say({ kind: "file", name: "a.csv", type: "text/csv" });
    const file = (await answer) as FileAnswer & { bytes: AsyncIterable<Uint8Array> };
    const asked = async () => (await once(port, "message"))[0];
    return { file, say, port, asked };
  }

  it("comes chunk by chunk as the reader asks, and is over at its end", async () => {
    const { file, say, asked } = await beginFile();
    expect([file.name, file.type, over]).toEqual(["a.csv", "text/csv", 0]);
    const chunks = file.bytes[Symbol.asyncIterator]();
    for (const text of ["one", "two"]) {
      const next = chunks.next();
      expect(await asked()).toEqual({ kind: "more" });
      say({ kind: "chunk", bytes: Buffer.from(text) });
      expect(Buffer.from((await next).value ?? "").toString()).toBe(text);
    }
    expect(over).toBe(0);
    const last = chunks.next();
    say({ kind: "end" });
    expect([(await last).done, over]).toEqual([true, 1]);
  });

  it("that breaks half-way is no whole file", async () => {
    const { file, say } = await beginFile();
    const reading = (async () => {
      for await (const _ of file.bytes);
    })();
    say({ kind: "chunk", bytes: Buffer.from("half") });
    say({ kind: "failed", error: new Error("the seal is broken") });
    await expect(reading).rejects.toThrow("the seal is broken");
    expect(over).toBe(1);
  });

  it("is over when nobody reads on, and its worker hears of it", async () => {
    const { file, port } = await beginFile();
    const closed = once(port, "close");
    if (!(file.bytes instanceof Readable)) throw new Error("no stream");
    file.bytes.destroy();
    await closed;
    expect(over).toBe(1);
  });
});
