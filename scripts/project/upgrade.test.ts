import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { ANSWERS } from "#web/api/device/names.ts";
import { fakeIndexedDB } from "../testing/fake-indexed-db.ts";

// Two builds of the real server on one database, and the real client with a new page for each.
let database: TestApp;
const servers: FastifyInstance[] = [];
let answersOfDevice: ReturnType<typeof fakeIndexedDB>;
let statuses: [string | undefined, number][];

beforeEach(async () => {
  statuses = [];
  database = await createTestApp("sqlite");
  const items = new Map<string, string>();
  answersOfDevice = fakeIndexedDB();
  const outbox = fakeIndexedDB();
  vi.stubGlobal("indexedDB", {
    open: (name: string) => (name === ANSWERS ? answersOfDevice : outbox).open(),
  });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.close();
  vi.unstubAllGlobals();
});

/** Starts a build and points the browser to it. */
async function start(build: string): Promise<FastifyInstance> {
  const { db, work, now } = database;
  const server = await createApp({
    db,
    work,
    clock: now,
    secret: createServerSecret(TEST_SECRET),
    release: "0.1.0",
    build,
    operator: { name: null, email: null, address: null, informationOfficer: null },
  });
  server.addHook("onResponse", async ({ routeOptions }, { statusCode }) => {
    statuses.push([routeOptions.url, statusCode]);
  });
  servers.push(server);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  // Both builds have the same address, as in a browser.
  const realFetch = globalThis.fetch;
  vi.stubGlobal("location", { href: "http://mwezi.test/dashboard" });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    realFetch(url.replace("mwezi.test", `127.0.0.1:${port}`), init),
  );
  return server;
}

async function openPage() {
  vi.resetModules();
  return await import("#web/api/call.ts");
}

it("an upgrade refetches the previous build's answers, and shows none of them offline", async () => {
  const { token, send } = await database.register();
  localStorage.setItem("token", token);
  await send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });

  await start("one");
  const first = await openPage();
  await first.call("GET /api/cycles/summary", {});
  await first.call("GET /api/cycles", {});
  await first.call("GET /api/cycles/summary", {});
  await isWritten(2);
  expect(statuses.map(([, status]) => status)).toEqual([200, 200, 304]);

  statuses = [];
  const second = await start("two");
  await (await openPage()).call("GET /api/cycles", {});
  expect(statuses).toEqual([["/api/cycles", 200]]);
  await isWritten(3);

  await second.close();
  const offline = await openPage();
  expect(await offline.call("GET /api/cycles", {})).toMatchObject([{ startDay: "2026-11-18" }]);
  await expect(offline.call("GET /api/cycles/summary", {})).rejects.toThrow(/reach Mwezi/);
});

it("without an upgrade a computed answer is shown offline", async () => {
  const { token } = await database.register();
  localStorage.setItem("token", token);
  const server = await start("one");
  const summary = await (await openPage()).call("GET /api/cycles/summary", {});
  await isWritten(1);
  await server.close();
  expect(await (await openPage()).call("GET /api/cycles/summary", {})).toEqual(summary);
});

/** The session key and the answers are stored after the calls return. */
const isWritten = (answers: number) =>
  vi.waitFor(() => expect(answersOfDevice.writes()).toBe(1 + answers));
