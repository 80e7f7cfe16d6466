import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/health-background";

describe.each(engines)("the health background on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const change = (client: Client, body: object) => client.send("PATCH", path, { body });
  const read = async (client: Client) => (await client.send("GET", path)).json();

  it("is empty at first; a change keeps the other answers, and null clears one", async () => {
    const client = await test.register();
    expect(await read(client)).toEqual({ revision: 0 });
    await change(client, { smoking: "no", hiv: true, firstPeriodAge: "not_yet" });
    const { revision: _, ...after } = (await change(client, { hiv: null, diabetes: false })).json();
    expect(after).toEqual({ smoking: "no", firstPeriodAge: "not_yet", diabetes: false });
    expect(await read(client)).toMatchObject(after);
  });

  it.each([
    ["smoking", "sometimes"],
    ["firstPeriodAge", 6],
    ["firstPeriodAge", 26],
    ["firstPeriodAge", 12.5],
    ["breastsBeganAge", "never"],
    ["lastCervicalScreening", "2025-02-14"],
    ["lastCervicalScreening", "2026-12-01"],
    ["notPregnantOn", "2026-12-01"],
    ["clotOrStroke", "yes"],
    ["weight", 70],
    ["height", 17],
    ["pregnancies", 1.5],
    ["births", -1],
    ["allergies", "  "],
    ["allergies", "x".repeat(161)],
    ["familyHistory", "mother\nsister"],
  ])("%s is rejected as %s", async (field, value) => {
    const client = await test.register();
    const answer = await change(client, { [field]: value });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, field]);
    expect(await read(client)).toEqual({ revision: 0 });
  });

  it("rejects a change based on an older revision and returns the current state", async () => {
    const client = await test.register();
    const { revision } = (await change(client, { smoking: "no" })).json();
    await change(client, { smoking: "under_15_a_day" });
    const headers = { "if-match": `"${revision}"` };
    const stale = await client.send("PATCH", path, { body: { smoking: "no" }, headers });
    expect([stale.statusCode, stale.json().current.smoking]).toEqual([412, "under_15_a_day"]);
  });

  it("is exported and imported, and private to the account", async () => {
    const [client, other] = [await test.register(), await test.register()];
    const clinic = { height: 164.5, pregnancies: 2, births: 1, allergies: "Penicillin" };
    await change(client, {
      migraineWithAura: true,
      lastCervicalScreening: "2025-02-01",
      ...clinic,
    });
    const { healthBackground } = (await client.send("POST", "/api/account/export")).json();
    expect(await read(other)).toEqual({ revision: 0 });
    const body = { source: "mwezi", entries: { healthBackground } };
    expect((await other.send("POST", "/api/imports", { body })).statusCode).toBe(201);
    expect(await read(other)).toMatchObject(healthBackground);
  });
});
