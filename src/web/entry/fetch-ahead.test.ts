// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearComplete, markComplete } from "#web/worker/completeness.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** The part of the Cache API that is needed here. */
function cachesOfTest(): Pick<CacheStorage, "open" | "match" | "delete"> {
  const shelves = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, string>();
    shelves.set(name, shelf);
    const put = async (key: string, answer: Response) => {
      shelf.set(key, await answer.text());
    };
    return { put } as unknown as Cache;
  };
  const match = async (key: RequestInfo | URL, { cacheName = "" }: MultiCacheQueryOptions = {}) => {
    const text = shelves.get(cacheName)?.get(String(key));
    return text === undefined ? undefined : new Response(text);
  };
  return { open, match, delete: async (name) => shelves.delete(name) };
}

let calls = 0;
let leave = (): void => undefined;

/** Opens a page that prefetches something, and waits for its cache lookup. */
async function openPage(): Promise<void> {
  leave = fetchAhead(() => {
    calls += 1;
  });
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  calls = 0;
  Object.defineProperty(globalThis, "caches", { value: cachesOfTest(), configurable: true });
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(globalThis, "caches");
});

it("uncached code is loaded at once, only once", async () => {
  await openPage();
  document.body.click();
  expect(calls).toBe(1);
});

it("cached code is loaded at the first press", async () => {
  await markComplete("en");
  await openPage();
  expect(calls).toBe(0);
  document.body.click();
  document.body.click();
  expect(calls).toBe(1);
});

it("code cached in another language or release is loaded at once", async () => {
  await markComplete("yo");
  await openPage();
  expect(calls).toBe(1);
  leave();
  await markComplete("en");
  await clearComplete();
  await openPage();
  expect(calls).toBe(2);
});

it("a browser without caches loads at once", async () => {
  Reflect.deleteProperty(globalThis, "caches");
  await openPage();
  expect(calls).toBe(1);
});

it("a closed page loads nothing", async () => {
  await markComplete("en");
  await openPage();
  leave();
  document.body.click();
  expect(calls).toBe(0);
});
