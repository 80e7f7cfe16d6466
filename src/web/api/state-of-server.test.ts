import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeIndexedDB } from "../../../scripts/testing/fake-indexed-db.ts";
import { call } from "./call.ts";
import { forgetAnswers } from "./calls/remembered-answers.ts";
import { findDevice } from "./device/find-device.ts";
import { noteAnswer } from "./failures/connection.ts";
import { forgetState } from "./state-of-server.ts";

const asked: string[] = [];
let state = '"release-7-2026-11-20"';
let token = 0;

beforeEach(() => {
  // Stored data belongs to the token, so each test has its own.
  token += 1;
  const items = new Map<string, string>([["token", `moon-${token}`]]);
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  vi.stubGlobal("fetch", async (address: string, { method, headers }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address).pathname}`);
    const known = new Headers(headers).get("If-None-Match");
    const isKnown = known === state || (known?.endsWith('~same"') && state.endsWith('~same"'));
    const answer = { headers: { ETag: state } };
    if (method === "GET" && isKnown) return new Response(null, { status: 304, ...answer });
    return Response.json([], answer);
  });
  noteAnswer();
});

afterEach(() => vi.unstubAllGlobals());

async function comeBack() {
  const lists = ["GET /api/cycles", "GET /api/ovulation", "GET /api/moods"] as const;
  for (const list of lists) await call(list, {});
  const device = await findDevice(`moon-${token}`);
  await vi.waitFor(() => expect(device?.heads()).toHaveLength(lists.length));
  forgetAnswers();
  forgetState();
  asked.length = 0;
}

it("one 304 proves every stored answer with that ETag current", async () => {
  await comeBack();
  expect(await call("GET /api/cycles", {})).toEqual([]);
  expect(await call("GET /api/ovulation", {})).toEqual([]);
  expect(await call("GET /api/moods", {})).toEqual([]);
  expect(asked).toEqual(["GET /api/cycles"]);
});

it("a second request for the same path goes to the server", async () => {
  await comeBack();
  await call("GET /api/cycles", {});
  await call("GET /api/ovulation", {});
  await call("GET /api/ovulation", {});
  expect(asked).toEqual(["GET /api/cycles", "GET /api/ovulation"]);
});

it("after a write every request goes to the server", async () => {
  await comeBack();
  await call("GET /api/cycles", {});
  await call("POST /api/pcos-logs", { body: { date: "2026-11-20", pain_level: 4 } });
  await call("GET /api/ovulation", {});
  expect(asked).toEqual(["GET /api/cycles", "POST /api/pcos-logs", "GET /api/ovulation"]);
});

it("a new ETag proves nothing, so each path is requested", async () => {
  await comeBack();
  state = '"release-8-2026-11-20"';
  await call("GET /api/cycles", {});
  await call("GET /api/ovulation", {});
  expect(asked).toEqual(["GET /api/cycles", "GET /api/ovulation"]);
});

it("an equal answer in a new state proves only those stored under the new ETag", async () => {
  state = '"release-8-2026-11-20~same"';
  await comeBack();
  state = '"release-9-2026-11-20~same"';
  await call("GET /api/cycles", {});
  await call("GET /api/ovulation", {});
  forgetAnswers();
  await call("GET /api/cycles", {});
  expect(asked).toEqual(["GET /api/cycles", "GET /api/ovulation"]);
});

it("answers of one state with other contents prove each other", async () => {
  state = '"release-10-2026-11-20~same"';
  await comeBack();
  const device = await findDevice(`moon-${token}`);
  await device?.keep("https://mwezi.example/api/moods", {
    path: "/api/moods",
    query: {},
    etag: '"release-10-2026-11-20~moon"',
    build: "release",
    at: 1,
    day: calendarDay("2026-11-20"),
    body: ["moon"],
  });
  await call("GET /api/cycles", {});
  expect(await call("GET /api/moods", {})).toEqual(["moon"]);
  expect(asked).toEqual(["GET /api/cycles"]);
});
