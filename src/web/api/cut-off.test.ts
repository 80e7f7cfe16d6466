import { afterEach, expect, it, vi } from "vitest";
import { listCycles } from "#contract/entries/cycles.ts";
import { listOvulation } from "#contract/entries/ovulation.ts";
import { fakeIndexedDB } from "../../../scripts/testing/fake-indexed-db.ts";
import { call } from "./call.ts";
import { noteAnswer } from "./connection.ts";
import { findDevice } from "./device/find-device.ts";
import { forgetAnswers } from "./remembered-answers.ts";
import { forgetState } from "./state-of-server.ts";

const asked: string[] = [];

afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
});

/** A page that opens with both lists kept on the device, and no server that answers. */
async function openUnanswered(token: string, onLine: boolean) {
  const items = new Map<string, string>([["token", token]]);
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  vi.stubGlobal("fetch", async () => Response.json([], { headers: { ETag: '"7"' } }));
  for (const list of [listCycles, listOvulation]) await call(list, {});
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

it("without network the first call finds out, and what the device keeps answers the rest", async () => {
  await openUnanswered("cut-off", false);
  expect(await call(listCycles, {})).toEqual([]);
  expect(await call(listOvulation, {})).toEqual([]);
  expect(asked).toEqual(["/api/cycles"]);
});

it("where there is a network, each call looks whether the server is back", async () => {
  await openUnanswered("unanswered", true);
  expect(await call(listCycles, {})).toEqual([]);
  expect(await call(listOvulation, {})).toEqual([]);
  expect(asked).toEqual(["/api/cycles", "/api/ovulation"]);
});
