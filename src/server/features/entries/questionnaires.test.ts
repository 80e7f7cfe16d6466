import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/questionnaires";
const phq2 = { date: "2026-11-18", kind: "phq2", answers: [1, 0] };

describe.each(engines)("questionnaires on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", path, { body });
  const list = async (client: Client) => (await client.send("GET", path)).json();

  it.each([
    ["phq9", 9],
    ["gad7", 7],
    ["phq2", 2],
    ["gad2", 2],
    ["sleep", 3],
  ])("%s takes exactly %d answers", async (kind, items) => {
    const client = await test.register();
    const answered = (count: number) => ({
      kind,
      date: "2026-11-18",
      answers: Array.from({ length: count }, (_, index) => index % (kind === "sleep" ? 2 : 4)),
    });
    for (const count of [0, items - 1, items + 1]) {
      const answer = await save(client, answered(count));
      expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, "answers"]);
    }
    expect((await save(client, answered(items))).statusCode).toBe(201);
    expect(await list(client)).toMatchObject([answered(items)]);
  });

  it.each([
    ["an answer of four", { answers: [1, 4] }, "answers.1"],
    ["half an answer", { answers: [1, 0.5] }, "answers.1"],
    ["sleep answered with more than yes", { kind: "sleep", answers: [1, 2, 0] }, "answers"],
    ["one that is not known", { kind: "phq8" }, "kind"],
    ["a day to come", { date: "2026-11-21" }, "date"],
  ])("%s is rejected at its field", async (_, wrong, field) => {
    const client = await test.register();
    const answer = await save(client, { ...phq2, ...wrong });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, field]);
    expect(await list(client)).toEqual([]);
  });

  it("several of a day are allowed; one sent twice with one id is saved once", async () => {
    const client = await test.register();
    const id = crypto.randomUUID();
    await save(client, { ...phq2, id });
    await save(client, { ...phq2, id });
    await save(client, { ...phq2, kind: "gad2" });
    expect(await list(client)).toHaveLength(2);
  });

  it("answers can be changed but not their number, and the entry deleted", async () => {
    const client = await test.register();
    const one = `${path}/${(await save(client, phq2)).json().id}`;
    const change = (body: object) => client.send("PATCH", one, { body });
    expect((await change({ answers: [2, 2] })).json()).toMatchObject({ answers: [2, 2] });
    expect((await change({ answers: [2] })).statusCode).toBe(422);
    expect((await change({ kind: "gad2" })).statusCode).toBe(422);
    expect((await client.send("DELETE", one)).statusCode).toBe(204);
  });

  it("the export is imported again, except an entry with a missing answer", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await save(client, phq2);
    const { questionnaires } = (await client.send("POST", "/api/account/export")).json();
    const cut = { date: "2026-11-17", kind: "phq9", answers: [3] };
    const body = { source: "mwezi", entries: { questionnaires: [...questionnaires, cut] } };
    const answer = (await other.send("POST", "/api/imports", { body })).json();
    expect(answer.written.questionnaires).toBe(1);
    expect(answer.refused).toEqual([{ kind: "questionnaires", why: "unreadable", count: 1 }]);
    expect(await list(other)).toMatchObject([phq2]);
  });
});
