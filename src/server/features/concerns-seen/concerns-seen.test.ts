import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/concerns-seen";

describe.each(engines)("concerns seen by a clinician, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const note = (client: Client, key: string, seenOn: string | null) =>
    client.send("PATCH", path, { body: { key, seenOn } });
  const seenBy = async (client: Client) => (await client.send("GET", path)).json().seen;

  it("has one day for each concern: a later one replaces it, null removes it", async () => {
    const client = await test.register();
    expect(await seenBy(client)).toEqual({});
    await note(client, "no-period", "2026-11-03");
    await note(client, "lab-range", "2026-11-04");
    expect((await note(client, "no-period", "2026-11-20")).json().seen).toEqual({
      "no-period": "2026-11-20",
      "lab-range": "2026-11-04",
    });
    await note(client, "lab-range", null);
    expect(await seenBy(client)).toEqual({ "no-period": "2026-11-20" });
  });

  it("has a separate day for each medicine", async () => {
    const client = await test.register();
    await note(client, "medicine isotretinoin", "2026-11-03");
    expect(await seenBy(client)).toEqual({ "medicine isotretinoin": "2026-11-03" });
  });

  it.each([
    ["key", { key: "medicine aspirin", seenOn: "2026-11-03" }],
    ["seenOn", { key: "no-period", seenOn: "2026-11-21" }],
    ["seenOn", { key: "no-period" }],
    ["key", { key: "tired", seenOn: "2026-11-03" }],
  ])("rejects %s in %j", async (field, body) => {
    const client = await test.register();
    const answer = await client.send("PATCH", path, { body });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, field]);
    expect(await seenBy(client)).toEqual({});
  });

  it("is exported and imported, and private to the account", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await note(client, "no-period", "2026-11-03");
    const { concernsSeen } = (await client.send("POST", "/api/account/export")).json();
    expect(await seenBy(other)).toEqual({});
    const body = { source: "mwezi", entries: { concernsSeen } };
    expect((await other.send("POST", "/api/imports", { body })).statusCode).toBe(201);
    expect(await seenBy(other)).toEqual({ "no-period": "2026-11-03" });
  });
});
