import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStop } from "./stop.ts";
import { type Client, createTestApp, type TestApp } from "./testing/test-app.ts";

const JSON_BODY = { "content-type": "application/json" };
const HALF_HEAD = "GET /healthz HTTP/1.1\r\nHos";
const HALF_BODY =
  "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";

describe("a stopping server", () => {
  let test: TestApp;
  let client: Client;
  let address: string;
  let port: number;
  let drain: AbortController;
  let closed: string[];
  const stopOf = (drainSeconds: number) => {
    const close = async () => void closed.push("database");
    return createStop({ app: test.app, drain, drainSeconds, close });
  };

  beforeEach(async () => {
    closed = [];
    drain = new AbortController();
    test = await createTestApp("postgresql", { drain: drain.signal });
    client = await test.register();
    address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = test.app.server.address() as AddressInfo);
  });

  afterEach(() => test.close());

  it.each([
    ["has sent nothing", ""],
    ["has sent half a head", HALF_HEAD],
    ["has sent half a body", HALF_BODY],
    ["is kept alive after its answer", `${HALF_HEAD}t: x\r\n\r\n`],
  ])("cuts a connection that %s", async (_, text) => {
    const stop = stopOf(0);
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const end = once(socket.resume(), "close");
    await once(socket, "connect");
    socket.write(text);
    // After this later response the server must have read the earlier bytes.
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await stop(false);
    await end;
    expect(closed).toEqual(["database"]);
  });

  it("finishes a write in progress, accepts no other, and closes the database last", async () => {
    const stop = stopOf(0);
    // The account's row is locked, so the write waits for it.
    const lock = await test.db.startTransaction().execute();
    await lock
      .updateTable("accounts")
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .execute();
    const arrival = once(test.app.server, "request");
    const saving = fetch(`${address}/api/cycles`, {
      method: "POST",
      headers: { ...JSON_BODY, authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ startDate: "2026-11-18" }),
    });
    await arrival;
    const end = stop(true);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    expect(closed).toEqual([]);
    await lock.commit().execute();
    expect((await saving).status).toBe(201);
    await end;
    expect(closed).toEqual(["database"]);
  });

  it("reports not ready first, and answers until the drain time or a second signal", async () => {
    const stop = stopOf(60);
    const end = stop(false);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await Promise.all([stop(false), end]);
    expect(closed).toEqual(["database"]);
  });
});
