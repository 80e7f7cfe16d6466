import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { dayInZone } from "#domain/days/calendar-day.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { type TrialTasks, trialLengths } from "#server/testing/trial-tasks.ts";
import { createWork, type Work, workLimits } from "./work.ts";

let database: TestLocation;
let work: Work<TrialTasks>;

function createTrials(bytesOfFile = 0): Work<TrialTasks> {
  return createWork<TrialTasks>({
    location: database.location,
    file: new URL("../testing/trial-thread.mjs", import.meta.url),
    clock: Date.now,
    lengthOf: trialLengths,
    limits: {
      lengths: {
        ...workLimits.lengths,
        long: { ...workLimits.lengths.long, heapMegabytes: 64 },
      },
      readAhead: { bytesOfFile, bytes: 10 * bytesOfFile },
    },
  });
}

let stalled: (() => void)[] = [];

beforeAll(async () => {
  database = await makeLocation("sqlite");
  work = createTrials();
});

afterEach(() => {
  for (const leave of stalled) leave();
  stalled = [];
});

afterAll(async () => {
  await work.close();
  await database.remove();
});

function callFrom(address: string) {
  const id = crypto.randomUUID();
  const owner = ownerOf(id, createEntryVault(id, makeDataKey()));
  const connection = new AbortController();
  const wrap = () => Buffer.alloc(0);
  const call = {
    owner,
    today: dayInZone(0, "UTC"),
    timeZone: "UTC",
    session: { owner, tokenHash: "", revision: 1, provenAt: 0, wrap, wrapFor: wrap },
    caller: { address, userAgent: undefined, gone: () => connection.signal },
  };
  return { call, leave: () => connection.abort() };
}

const ENDLESS = 1_000_000;
async function stall(address: string) {
  const { call, leave } = callFrom(address);
  stalled.push(leave);
  return { file: await work.run(call, "file", ENDLESS), leave };
}

it("a short task gets a thread while long tasks use all the others", async () => {
  await stall("one");
  await stall("two");
  expect(await work.run(callFrom("three").call, "shortAnswer", "made")).toBe("made");
});

it("one address uses at most one of the long threads", async () => {
  const { leave } = await stall("flood");
  let isMade = false;
  const second = work.run(callFrom("flood").call, "answer", "").then(() => {
    isMade = true;
  });
  expect(await work.run(callFrom("home").call, "answer", "hers")).toBe("hers");
  expect(isMade).toBe(false);
  leave();
  await second;
});

it("a thread is released when its client disconnects", async () => {
  const [first] = [await stall("one"), await stall("two")];
  const waiting = work.run(callFrom("three").call, "answer", "made");
  first.leave();
  expect(await waiting).toBe("made");
});

it("a finished file is in memory and holds no thread", async () => {
  const roomy = createTrials(1_000_000);
  try {
    const orders = [1, 2, 3].map(() => roomy.run(callFrom("flood").call, "file", 5));
    const files: FileAnswer[] = await Promise.all(orders);
    expect(await roomy.run(callFrom("flood").call, "answer", "made")).toBe("made");
    const lengths = files.map(async ({ bytes }) => Buffer.concat(await arrayOf(bytes)).length);
    expect(await Promise.all(lengths)).toEqual([250_000, 250_000, 250_000]);
  } finally {
    await roomy.close();
  }
});

it("a task that exceeds its memory fails alone", async () => {
  const { file } = await stall("one");
  const heavy = work.run(callFrom("two").call, "takeAllMemory", null);
  const next = work.run(callFrom("two").call, "answer", "made");
  await expect(heavy).rejects.toMatchObject({ code: "task_too_large" });
  expect(await next).toBe("made");
  const chunks = (file.bytes as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  expect((await chunks.next()).value).toHaveLength(50_000);
});

async function arrayOf(bytes: FileAnswer["bytes"]): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return chunks;
}
