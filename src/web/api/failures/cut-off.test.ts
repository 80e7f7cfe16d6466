import { afterEach, expect, it, vi } from "vitest";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { call } from "../call.ts";
import { forgetAnswers } from "../calls/remembered-answers.ts";
import { findDevice } from "../device/find-device.ts";
import { forgetState } from "../state-of-server.ts";
import { noteAnswer } from "./connection.ts";

const asked: string[] = [];

afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
});

async function openUnanswered(token: string, onLine: boolean) {
  const items = new Map<string, string>([["token", token]]);
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  vi.stubGlobal("fetch", async () => Response.json([], { headers: { ETag: '"7"' } }));
  for (const list of ["GET /api/cycles", "GET /api/ovulation"] as const) await call(list, {});
  const device = await findDevice(token);
  await vi.waitFor(() => expect(device?.heads()).toHaveLength(2));
  forgetAnswers();
  forgetState();
  asked.length = 0;
  vi.stubGlobal("navigator", { onLine, serviceWorker: { controller: {} } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address).pathname);
    throw new TypeError("Failed to fetch");
  });
}

it("offline, only the first call tries the network and the rest use stored answers", async () => {
  await openUnanswered("cut-off", false);
  expect(await call("GET /api/cycles", {})).toEqual([]);
  expect(await call("GET /api/ovulation", {})).toEqual([]);
  expect(asked).toEqual(["/api/cycles"]);
});

it("online, every call tries whether the server is back", async () => {
  await openUnanswered("unanswered", true);
  expect(await call("GET /api/cycles", {})).toEqual([]);
  expect(await call("GET /api/ovulation", {})).toEqual([]);
  expect(asked).toEqual(["/api/cycles", "/api/ovulation"]);
});
