import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { call } from "../call.ts";
import { noteAnswer, readConnection } from "../failures/connection.ts";
import { OfflineError } from "../failures/errors.ts";
import { flushOutbox } from "./outbox.ts";
import { changeOutbox, readOutbox } from "./state.ts";

const day = { date: "2026-11-20", pain_level: 4 } as const;
const portal = () =>
  new Response("<p>Log in to the Wi-Fi</p>", { headers: { "Content-Type": "text/html" } });
const timeOut = () => {
  throw new DOMException("The operation timed out.", "TimeoutError");
};

let answer: () => Response;
const bodies: unknown[] = [];
const zones: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  zones.length = 0;
  const items = new Map<string, string>([
    ["token", "moon"],
    ["user", '{"id":"0b8f2c9e-3c57-4d0c-9f0e-0d3a7f6f3c11","name":"Thandi","email":"t@e.org"}'],
  ]);
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  // The phone believes that it has a network.
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (_: string, { body, headers }: RequestInit = {}) => {
    zones.push(new Headers(headers).get("Time-Zone"));
    bodies.push(body === undefined ? null : JSON.parse(String(body)));
    return answer();
  });
  noteAnswer();
  changeOutbox([]);
});

afterEach(() => {
  noteAnswer();
  changeOutbox([]);
  vi.unstubAllGlobals();
});

describe("a write without an answer", () => {
  it.each([
    ["a network's own page", portal],
    ["a time that is up", timeOut],
  ])(
    "for %s waits on this device, and is sent when the server answers again",
    async (_, silence) => {
      answer = silence;
      expect(await call("POST /api/pcos-logs", { body: day })).toMatchObject(day);
      expect(readOutbox()).toMatchObject([{ path: "/api/pcos-logs", body: day, refusal: null }]);
      expect(readConnection().isOffline).toBe(true);
      expect(await flushOutbox()).toBe(0);
      expect(readOutbox()).toHaveLength(1);

      answer = () => Response.json({ ...day, revision: 3 }, { status: 201 });
      expect(await flushOutbox()).toBe(1);
      expect(readOutbox()).toEqual([]);
      expect(readConnection().isOffline).toBe(false);
      expect(bodies).toEqual([day, day, day]);
    },
  );

  it("reuses its id, so that the server creates no duplicate", async () => {
    answer = timeOut;
    const body = { id: "6f1c1d7e-9d0f-4a4e-8b39-2f6f0f7b1c55", startDate: "2026-11-19" };
    await call("POST /api/cycles", { body });
    expect(readOutbox()).toMatchObject([{ body, entryId: body.id }]);
  });

  it("without its own id fails in its form if a repeat would create a duplicate", async () => {
    answer = timeOut;
    const body = { startDate: "2026-11-19" };
    await expect(call("POST /api/cycles", { body })).rejects.toBeInstanceOf(OfflineError);
    expect(readOutbox()).toEqual([]);
  });

  it("that needs the network fails in its form", async () => {
    answer = portal;
    await expect(call("PATCH /api/user/profile", { body: { age: 30 } })).rejects.toBeInstanceOf(
      OfflineError,
    );
  });

  it("refused by the server fails in its form", async () => {
    answer = () => Response.json({ code: "not_saved" }, { status: 503 });
    await expect(call("POST /api/pcos-logs", { body: day })).rejects.toMatchObject({ status: 503 });
    expect(readOutbox()).toEqual([]);
  });

  it("fails over plain HTTP, where nothing can be encrypted, as without a network", async () => {
    vi.stubGlobal("crypto", { randomUUID: () => crypto.randomUUID() });
    answer = timeOut;
    await expect(call("POST /api/pcos-logs", { body: day })).rejects.toThrow(OfflineError);
    expect(readOutbox()).toEqual([]);
  });

  it("is sent with the time zone it was written in", async () => {
    let zone = "Pacific/Auckland";
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => zone } });
    answer = timeOut;
    await call("POST /api/pcos-logs", { body: day });
    zone = "America/Los_Angeles";
    answer = () => Response.json({ ...day, revision: 3 }, { status: 201 });
    expect(await flushOutbox()).toBe(1);
    expect(zones.at(-1)).toBe("Pacific/Auckland");
  });
});
