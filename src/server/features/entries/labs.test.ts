import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const good = { date: "2026-11-12", test: "testosterone", value: 1.4, unit: "nmol/L" };
const whole = {
  ...good,
  comparator: "<",
  rangeLow: 0.3,
  rangeHigh: 1.9,
  laboratory: "Lancet, Durban",
  notes: "after a night shift",
};

describe.each(engines)("laboratory results on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", "/api/labs", { body });
  const list = async (client: Client, query = "") =>
    (await client.send("GET", `/api/labs${query}`)).json();
  const problem = async (client: Client, body: object) => {
    const answer = await save(client, body);
    return [answer.statusCode, answer.json().fields?.[0]];
  };

  it("keep every field, and the unit as typed [S2-81]", async () => {
    const client = await test.register();
    const answer = await save(client, whole);
    expect(answer.statusCode).toBe(201);
    const { id, revision } = answer.json();
    expect(await list(client)).toEqual([{ id, revision, ...whole }]);
  });

  it("can have several of one test on one day, newest first", async () => {
    const client = await test.register();
    await save(client, good);
    await save(client, { ...good, value: 41, unit: "ng/dL" });
    await save(client, { ...good, date: "2026-11-18" });
    const days = (await list(client)).map((result: { date: string }) => result.date);
    expect(days).toEqual(["2026-11-18", "2026-11-12", "2026-11-12"]);
    expect(await list(client, "?from=2026-11-13")).toHaveLength(1);
  });

  it("are saved once when sent twice with one id", async () => {
    const client = await test.register();
    const id = crypto.randomUUID();
    await save(client, { ...good, id });
    const again = await save(client, { ...good, id });
    expect(again.statusCode).toBe(201);
    expect(await list(client)).toEqual([{ ...good, id, revision: again.json().revision }]);
  });

  it("can be changed, lose a cleared field, and be deleted", async () => {
    const client = await test.register();
    const path = `/api/labs/${(await save(client, whole)).json().id}`;
    const body = { value: 46, unit: "ng/dL", rangeLow: null, rangeHigh: null, comparator: null };
    const changed = (await client.send("PATCH", path, { body })).json();
    expect(changed).toMatchObject({ value: 46, unit: "ng/dL", laboratory: "Lancet, Durban" });
    expect(Object.keys(changed)).not.toContain("comparator");
    expect(Object.keys(changed)).not.toContain("rangeHigh");
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect((await client.send("DELETE", path)).statusCode).toBe(404);
    expect(await list(client)).toEqual([]);
  });

  it("of a custom test have its name and any unit", async () => {
    const client = await test.register();
    const own = { date: "2026-11-12", test: "other", name: "Zinc", value: 11, unit: "µmol/L" };
    expect((await save(client, own)).statusCode).toBe(201);
    const { name: _, ...nameless } = own;
    expect(await problem(client, nameless)).toMatchObject([422, { field: "name" }]);
    expect(await problem(client, { ...good, name: "T" })).toMatchObject([422, { field: "name" }]);
  });

  it("are rejected in a unit that the test does not allow, with the allowed ones", async () => {
    const client = await test.register();
    const [status, field] = await problem(client, { ...good, unit: "mmol/L" });
    expect([status, field]).toEqual([
      422,
      { field: "unit", code: "not_an_option", params: { options: "nmol/L, ng/dL, ng/mL" } },
    ]);
  });

  it.each([
    [
      { test: "fasting_glucose", value: 5.6, unit: "mg/dL" },
      "wrong_unit",
      { unit: "mg/dL", probableUnit: "mmol/L" },
    ],
    [
      { test: "fasting_glucose", value: 98, unit: "mmol/L" },
      "wrong_unit",
      { unit: "mmol/L", probableUnit: "mg/dL" },
    ],
    [
      { test: "hba1c", value: 39, unit: "%" },
      "wrong_unit",
      { unit: "%", probableUnit: "mmol/mol" },
    ],
    [
      { test: "haemoglobin", value: 124, unit: "g/dL" },
      "wrong_unit",
      { unit: "g/dL", probableUnit: "g/L" },
    ],
    [
      { test: "shbg", value: 90_000, unit: "nmol/L" },
      "too_big",
      { min: 1, max: 1000, unit: "nmol/L" },
    ],
  ])(
    "that are impossible are rejected with the probable unit: %j",
    async (result, code, params) => {
      const client = await test.register();
      const [status, field] = await problem(client, { date: "2026-11-12", ...result });
      expect([status, field]).toEqual([422, { field: "value", code, params }]);
      expect(await list(client)).toEqual([]);
    },
  );

  it("changed results are validated in the same way, and stay unchanged when rejected", async () => {
    const client = await test.register();
    const stored = (await save(client, good)).json();
    const path = `/api/labs/${stored.id}`;
    for (const body of [{ unit: "%" }, { test: "hba1c" }, { name: "T" }, { date: "2026-11-21" }]) {
      expect((await client.send("PATCH", path, { body })).statusCode).toBe(422);
    }
    expect(await list(client)).toEqual([stored]);
  });

  it.each([
    ["date", { date: "2026-11-21" }],
    ["test", { test: "mood" }],
    ["value", { value: -1 }],
    ["value", { value: "1.4" }],
    ["comparator", { comparator: "≤" }],
    ["unit", { unit: "" }],
    ["unit", { unit: "a\u0000b" }],
    ["rangeHigh", { rangeLow: 2, rangeHigh: 1 }],
    ["laboratory", { laboratory: "x".repeat(81) }],
    ["extra", { extra: 1 }],
  ])("are rejected with a code on %s", async (field, wrong) => {
    const client = await test.register();
    expect(await problem(client, { ...good, ...wrong })).toMatchObject([422, { field }]);
    expect(await list(client)).toEqual([]);
  });

  it("are in the export and private to the account", async () => {
    const [client, stranger] = [await test.register(), await test.register()];
    const { id } = (await save(client, whole)).json();
    const exported = (await client.send("POST", "/api/account/export")).json();
    expect(exported.labResults).toEqual([{ id, ...whole }]);
    expect(await list(stranger)).toEqual([]);
  });
});
