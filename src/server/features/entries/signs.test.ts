import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/signs";
const date = "2026-11-18";
const whole = {
  date,
  signs: ["severe_headache", "vision_change"],
  pregnancyTest: "positive",
  temperature: 38.4,
  ketones: 0.6,
  urineKetones: "2+",
  glucose: 5.4,
  notes: "since this morning",
};

describe.each(engines)("warning signs on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", path, { body });
  const list = async (client: Client, query = "") =>
    (await client.send("GET", `${path}${query}`)).json();

  it("are returned as written, newest first", async () => {
    const client = await test.register();
    expect((await save(client, whole)).statusCode).toBe(201);
    await save(client, { date: "2026-11-20", pregnancyTest: "negative" });
    expect(await list(client)).toMatchObject([{ date: "2026-11-20" }, whole]);
    expect(await list(client, "?from=2026-11-19")).toHaveLength(1);
  });

  it("replace those of the same day and keep the id", async () => {
    const client = await test.register();
    const first = (await save(client, whole)).json();
    const second = (await save(client, { date, signs: ["fainting"] })).json();
    expect(second).toEqual({
      id: first.id,
      date,
      signs: ["fainting"],
      revision: first.revision + 1,
    });
    expect(await list(client)).toEqual([second]);
  });

  it.each([
    ["a sign twice", { signs: ["fainting", "fainting"] }, "signs", "repeated"],
    ["a sign that is none", { signs: ["tired"] }, "signs.0", "not_an_option"],
    ["an empty list", { signs: [] }, "signs", "required"],
    ["a test that is neither", { pregnancyTest: "maybe" }, "pregnancyTest", "not_an_option"],
    ["33.9 °C", { temperature: 33.9 }, "temperature", "too_small"],
    ["43.1 °C", { temperature: 43.1 }, "temperature", "too_big"],
    ["glucose in mg/dL", { glucose: 98 }, "glucose", "too_big"],
    ["a day alone", {}, "date", "nothing_filled_in"],
    ["a day to come", { date: "2026-12-20", signs: ["rash"] }, "date", "in_future"],
  ])("%s is rejected at its field", async (_, body, field, code) => {
    const client = await test.register();
    const answer = await save(client, { date, ...body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toContainEqual(expect.objectContaining({ field, code }));
    expect(await list(client)).toEqual([]);
  });

  it.each([34, 43])("accept a temperature of %d °C", async (temperature) => {
    const client = await test.register();
    expect((await save(client, { date, temperature })).statusCode).toBe(201);
  });

  it("can be changed and cleared, but never become an empty day", async () => {
    const client = await test.register();
    const { id, revision } = (await save(client, { date, signs: ["rash"], glucose: 5 })).json();
    const change = (body: object) => client.send("PATCH", `${path}/${id}`, { body });
    expect((await change({ signs: null, temperature: 37 })).json()).toEqual({
      id,
      date,
      temperature: 37,
      glucose: 5,
      revision: revision + 1,
    });
    const emptied = await change({ temperature: null, glucose: null });
    expect([emptied.statusCode, emptied.json().fields[0].code]).toEqual([422, "nothing_filled_in"]);
    expect((await client.send("DELETE", `${path}/${id}`)).statusCode).toBe(204);
    expect(await list(client)).toEqual([]);
  });

  it("are exported and imported, and private to the account", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await save(client, whole);
    const { signs } = (await client.send("POST", "/api/account/export")).json();
    expect(signs).toMatchObject([whole]);
    expect(await list(other)).toEqual([]);
    const body = { source: "mwezi", entries: { signs } };
    expect((await other.send("POST", "/api/imports", { body })).json().written.signs).toBe(1);
    expect(await list(other)).toMatchObject([whole]);
  });
});
