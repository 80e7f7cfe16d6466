import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const send = async (client: Client, entries: object, source: string) =>
  (await client.send("POST", "/api/imports", { body: { source, entries } })).json();
const list = async (client: Client, path: string) => (await client.send("GET", path)).json();

describe.each(engines)("an import onto days with entries on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("adds a wearable's ovulation to the user's own day, and never overwrites or doubts a value", async () => {
    const client = await test.register();
    const hers = { date: "2026-09-14", basalBodyTemp: 36.45, cervicalMucus: "creamy" };
    await client.send("POST", "/api/ovulation", { body: hers });
    const night = { date: "2026-09-14", basalBodyTemp: 36.9, ovulationByWearable: "oura" };
    const doubtful = { ...night, ovulationTest: "positive", isUnsure: true };
    const first = await send(client, { ovulation: [doubtful] }, "oura");
    expect(first).toMatchObject({ written: { ovulation: 1 }, kept: {} });
    const merged = { ...hers, ovulationByWearable: "oura" };
    const [entry] = await list(client, "/api/ovulation");
    expect(entry).toEqual({ ...merged, id: entry.id, revision: entry.revision });
    const again = await send(client, { ovulation: [night] }, "oura");
    expect(again).toMatchObject({ id: null, written: {}, kept: { ovulation: 1 } });

    await client.send("POST", "/api/ovulation", { body: { ...merged, ovulationTest: "negative" } });
    const undone = await client.send("DELETE", `/api/imports/${first.id}`);
    expect(undone.json()).toEqual({ removed: 1, changedSince: 0 });
    const [left] = await list(client, "/api/ovulation");
    expect(left).toMatchObject({ ...hers, ovulationTest: "negative" });
    expect(left).not.toHaveProperty("ovulationByWearable");
  });
});
