// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetKept, markKept } from "#web/worker/kept.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** As much of a browser's caches as the mark needs. */
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

/** Opens a page that needs something ahead, and waits until it has looked. */
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

it("what nobody keeps is fetched at once, and only once", async () => {
  await openPage();
  document.body.click();
  expect(calls).toBe(1);
});

it("what the worker keeps is fetched at her first press", async () => {
  await markKept("en");
  await openPage();
  expect(calls).toBe(0);
  document.body.click();
  document.body.click();
  expect(calls).toBe(1);
});

it("what it keeps in another language, or of another release, is fetched at once", async () => {
  await markKept("yo");
  await openPage();
  expect(calls).toBe(1);
  leave();
  await markKept("en");
  await forgetKept();
  await openPage();
  expect(calls).toBe(2);
});

it("a browser without a place to keep fetches at once", async () => {
  Reflect.deleteProperty(globalThis, "caches");
  await openPage();
  expect(calls).toBe(1);
});

it("a page she left fetches nothing any more", async () => {
  await markKept("en");
  await openPage();
  leave();
  document.body.click();
  expect(calls).toBe(0);
});
