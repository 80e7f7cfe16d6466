import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPdf } from "./read-pdf.ts";

const threads: FakeThread[] = [];

class FakeThread {
  onmessage: ((event: unknown) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    threads.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeThread);
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  threads.length = 0;
});

async function begin() {
  const reading = readPdf(new Blob(["%PDF-"]));
  const why = reading.catch((error: unknown) => error);
  await vi.waitFor(() => expect(threads[0]?.postMessage).toHaveBeenCalled());
  const [thread] = threads;
  if (thread === undefined) throw new Error("no thread");
  return { thread, why };
}

it("gives up on a PDF 20 seconds after the reader has started, and ends the thread", async () => {
  const { thread, why } = await begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(thread.terminate).not.toHaveBeenCalled();
  thread.onmessage?.({ data: { kind: "started" } });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(thread.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await why).toMatchObject({ why: "too_large" });
  expect(thread.terminate).toHaveBeenCalled();
});

it("tells a reader that can't be reached from one that fails", async () => {
  const away = await begin();
  away.thread.onerror?.();
  expect(await away.why).toMatchObject({ why: "not_loaded" });
  threads.length = 0;
  const failed = await begin();
  failed.thread.onmessage?.({ data: { kind: "started" } });
  failed.thread.onerror?.();
  expect(await failed.why).toMatchObject({ why: "broken" });
});
