import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/body-checks";
const date = "2026-11-18";
const hair = Object.fromEntries(hairSites.map((site, index) => [site, index % 5]));

describe.each(engines)("hair and skin checks on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", path, { body });
  const list = async (client: Client, query = "") =>
    (await client.send("GET", `${path}${query}`)).json();

  it("a check is returned as written, newest first", async () => {
    const client = await test.register();
    const whole = {
      date,
      hair,
      acne: 2,
      hairThinning: 3,
      acanthosis: true,
      treatsHair: false,
      notes: "threaded on Monday",
    };
    expect((await save(client, whole)).statusCode).toBe(201);
    await save(client, { date: "2026-11-20", acne: 0 });
    expect(await list(client)).toMatchObject([{ date: "2026-11-20", acne: 0 }, whole]);
    expect(await list(client, "?from=2026-11-19")).toHaveLength(1);
  });

  it("a second check of a day replaces the first and keeps its id", async () => {
    const client = await test.register();
    const first = (await save(client, { date, acne: 4, notes: "before" })).json();
    const second = (await save(client, { date, acne: 1 })).json();
    expect(second).toEqual({ id: first.id, date, acne: 1, revision: first.revision + 1 });
    expect(await list(client)).toEqual([second]);
  });

  it.each([
    ["eight sites are no score", { hair: { ...hair, chin: undefined } }, "hair.chin"],
    ["no site has five points", { hair: { ...hair, chin: 5 } }, "hair.chin"],
    ["a site that does not exist", { hair: { ...hair, knee: 1 } }, "hair.knee"],
    ["half a point", { acne: 1.5 }, "acne"],
    ["thinning ends at three", { hairThinning: 4 }, "hairThinning"],
    ["a day alone", {}, "date"],
    ["a day to come", { date: "2026-12-20", acne: 1 }, "date"],
  ])("%s is rejected at its field", async (_, body, field) => {
    const client = await test.register();
    const answer = await save(client, { date, ...body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((one: { field: string }) => one.field)).toContain(field);
    expect(await list(client)).toEqual([]);
  });

  it("a check can be changed, moved only to a free day, and deleted", async () => {
    const client = await test.register();
    const { id, revision } = (await save(client, { date, acne: 3 })).json();
    await save(client, { date: "2026-11-19", acne: 1 });
    const one = `${path}/${id}`;
    const change = (body: object) => client.send("PATCH", one, { body });
    expect((await change({ acne: 2, acanthosis: false })).json()).toEqual({
      id,
      date,
      acne: 2,
      acanthosis: false,
      revision: revision + 2,
    });
    expect((await change({ date: "2026-11-19" })).statusCode).toBe(422);
    expect((await change({ date: "2026-11-17" })).json().date).toBe("2026-11-17");
    expect((await client.send("DELETE", one)).statusCode).toBe(204);
    expect(await list(client)).toHaveLength(1);
  });

  it("checks are in the export", async () => {
    const client = await test.register();
    const storedCheck = (await save(client, { date, hair })).json();
    const exported = (await client.send("POST", "/api/account/export")).json();
    expect(JSON.stringify(exported)).toContain(storedCheck.id);
  });
});
