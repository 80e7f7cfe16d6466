import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("symptoms on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", "/api/symptoms", { body });
  const list = async (client: Client, query = "") =>
    (await client.send("GET", `/api/symptoms${query}`)).json();

  it("a symptom is saved with an id and listed, newest first [S3-14 S7-19]", async () => {
    const client = await test.register();
    await save(client, { date: "2026-11-18", type: "cramps", severity: 6, notes: "left side" });
    const answer = await save(client, { date: "2026-11-20", type: "bloating", severity: 0 });
    expect(answer.statusCode).toBe(201);
    const symptoms = await list(client);
    expect(symptoms).toMatchObject([
      { date: "2026-11-20", type: "bloating", severity: 0 },
      { date: "2026-11-18", type: "cramps", severity: 6, notes: "left side" },
    ]);
    expect(symptoms[0].id).toBe(answer.json().id);
  });

  it("a second symptom of the same day and type replaces the first and keeps its id", async () => {
    const client = await test.register();
    const first = await save(client, { date: "2026-11-18", type: "cramps", severity: 6 });
    const second = await save(client, { date: "2026-11-18", type: "cramps", severity: 3 });
    const { revision } = first.json();
    expect(second.json()).toEqual({ ...first.json(), severity: 3, revision: revision + 1 });
    await save(client, { date: "2026-11-18", type: "nausea", severity: 3 });
    expect(await list(client)).toHaveLength(2);
  });

  it("a symptom can be changed and deleted", async () => {
    const client = await test.register();
    const { id, revision } = (
      await save(client, { date: "2026-11-18", type: "cramps", severity: 6 })
    ).json();
    const path = `/api/symptoms/${id}`;
    const body = { date: "2026-11-17", severity: 2 };
    expect((await client.send("PATCH", path, { body })).json()).toEqual({
      id,
      date: "2026-11-17",
      type: "cramps",
      severity: 2,
      revision: revision + 1,
    });
    expect(await list(client)).toHaveLength(1);
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect((await client.send("DELETE", path)).statusCode).toBe(404);
    expect(await list(client)).toEqual([]);
  });

  it("a symptom cannot be moved to a day that has one of its type", async () => {
    const client = await test.register();
    const { id } = (await save(client, { date: "2026-11-18", type: "cramps", severity: 6 })).json();
    await save(client, { date: "2026-11-19", type: "cramps", severity: 1 });
    const answer = await client.send("PATCH", `/api/symptoms/${id}`, {
      body: { date: "2026-11-19" },
    });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "date"]);
    expect(await list(client)).toHaveLength(2);
  });

  it("a date range includes both ends, and either may be open [S7-33]", async () => {
    const client = await test.register();
    for (const date of ["2024-01-01", "2026-10-31", "2026-11-01", "2026-11-20"]) {
      await save(client, { date, type: "fatigue", severity: 5 });
    }
    const days = async (query: string) =>
      (await list(client, query)).map((symptom: { date: string }) => symptom.date);
    expect(await days("?from=2026-10-31&to=2026-11-01")).toEqual(["2026-11-01", "2026-10-31"]);
    expect(await days("?from=2026-11-01")).toEqual(["2026-11-20", "2026-11-01"]);
    expect(await days("?to=2026-10-30")).toEqual(["2024-01-01"]);
    expect(await days("?from=2026-11-20&to=2026-11-01")).toEqual([]);
    expect((await client.send("GET", "/api/symptoms?from=soon")).statusCode).toBe(422);
  });

  it.each([
    ["date", { date: "2026-11-21" }],
    ["date", { date: "2026-02-30" }],
    ["type", { type: "sadness" }],
    ["severity", { severity: 11 }],
    ["severity", { severity: 4.5 }],
    ["severity", { severity: "5" }],
    ["notes", { notes: "x".repeat(2001) }],
    ["extra", { extra: 1 }],
  ])("a symptom is rejected with a code on %s [S9-06]", async (field, wrong) => {
    const client = await test.register();
    const good = { date: "2026-11-20", type: "cramps", severity: 5 };
    const answer = await save(client, { ...good, ...wrong });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
    expect(await list(client)).toEqual([]);
  });

  it("logs at 23:50 in Johannesburg and 00:10 in Apia get the user's local day", async () => {
    const client = await test.register();
    const log = async (date: string, zone: string) =>
      (
        await client.send("POST", "/api/symptoms", {
          body: { date, type: "cramps", severity: 5 },
          headers: { "time-zone": zone },
        })
      ).json().date;
    expect(await log("2026-11-19T21:50:00Z", "Africa/Johannesburg")).toBe("2026-11-19");
    expect(await log("2026-11-18T11:10:00Z", "Pacific/Apia")).toBe("2026-11-19");
  });
});
