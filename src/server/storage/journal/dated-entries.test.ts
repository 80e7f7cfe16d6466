import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

interface Kind {
  readonly path: string;
  readonly entry: Record<string, unknown>;
  readonly change: Record<string, unknown>;
  readonly hasToday?: true;
}

const kinds: readonly Kind[] = [
  {
    path: "/api/moods",
    entry: { depression: 2, anxiety: 3, stress: 4 },
    change: { stress: 1 },
    hasToday: true,
  },
  {
    path: "/api/stress",
    entry: { level: 4, tags: ["Work", "Sleep"], sleepQuality: 2, notes: "late shift" },
    change: { level: 2 },
    hasToday: true,
  },
  {
    path: "/api/ovulation",
    entry: {
      basalBodyTemp: 36.45,
      ovulationTest: "negative",
      cervicalMucus: "egg_white",
      sexualActivity: false,
    },
    change: { ovulationTest: "positive" },
  },
  {
    path: "/api/metabolic",
    entry: {
      fastingGlucose: 92,
      insulin: 11.5,
      hba1c: 5.4,
      weight: 71.5,
      waistCircumference: 84,
      bloodPressure: { systolic: 118, diastolic: 76 },
    },
    change: { weight: 71 },
  },
];

describe.each(engines)("daily entries on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  describe.each(kinds)("$path", ({ path, entry, change }) => {
    const save = (client: Client, body: object) => client.send("POST", path, { body });
    const list = async (client: Client) => (await client.send("GET", path)).json();

    it("keeps one entry a day: the second replaces the first whole, under the same id [S3-13 S3-18 S7-18 S7-22]", async () => {
      const client = await test.register();
      const first = await save(client, { date: "2026-11-20", ...entry });
      expect(first.statusCode).toBe(201);
      const { id, revision } = first.json();
      expect(first.json()).toEqual({ id, revision, date: "2026-11-20", ...entry });
      const again = { ...entry, ...change };
      await save(client, { date: "2026-11-20T00:00:00.000Z", ...again });
      await save(client, { date: "2026-11-19", ...entry });
      expect(await list(client)).toMatchObject([
        { id: first.json().id, date: "2026-11-20", ...again },
        { date: "2026-11-19", ...entry },
      ]);
    });

    it("changes and deletes an entry by id [S7-33]", async () => {
      const client = await test.register();
      const { id } = (await save(client, { date: "2026-11-20", ...entry })).json();
      const changed = await client.send("PATCH", `${path}/${id}`, { body: change });
      const { revision } = changed.json();
      expect(changed.json()).toEqual({ id, revision, date: "2026-11-20", ...entry, ...change });
      expect((await client.send("DELETE", `${path}/${id}`)).statusCode).toBe(204);
      expect(await list(client)).toEqual([]);
    });

    it("rejects a day in the future", async () => {
      const answer = await save(await test.register(), { date: "2026-11-21", ...entry });
      expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "date"]);
    });

    it("exports an entry as it was written", async () => {
      const client = await test.register();
      const { id } = (await save(client, { date: "2026-11-20", ...entry })).json();
      const exported = (await client.send("POST", "/api/account/export")).json();
      expect(Object.values(exported)).toContainEqual([{ id, date: "2026-11-20", ...entry }]);
    });
  });

  it.each(kinds.filter((kind) => kind.hasToday))(
    "$path/today returns today's entry, or 404 without one [S7-25]",
    async ({ path, entry }) => {
      const client = await test.register();
      const save = (body: object) => client.send("POST", path, { body });
      const read = () => client.send("GET", `${path}/today`);
      expect((await read()).statusCode).toBe(404);
      await save({ date: "2026-11-19", ...entry });
      expect((await read()).statusCode).toBe(404);
      const saved = await save({ date: "2026-11-20", ...entry });
      expect((await read()).json()).toEqual(saved.json());
    },
  );

  it("a mood has only the scales that were answered", async () => {
    const client = await test.register();
    const body = { date: "2026-11-20", anxiety: 4 };
    const answer = await client.send("POST", "/api/moods", { body });
    const { id, revision } = answer.json();
    expect(answer.json()).toEqual({ id, revision, date: "2026-11-20", anxiety: 4 });
    const path = `/api/moods/${id}`;
    const changed = await client.send("PATCH", path, { body: { stress: 2 } });
    expect(changed.json()).toMatchObject({ anxiety: 4, stress: 2 });
    expect(changed.json()).not.toHaveProperty("depression");
  });

  it("a stress entry needs no tag and no sleep [S7-24]", async () => {
    const client = await test.register();
    const body = { date: "2026-11-20", level: 1, sleepQuality: null };
    const answer = await client.send("POST", "/api/stress", { body });
    const { id, revision } = answer.json();
    expect(answer.json()).toEqual({ id, revision, date: "2026-11-20", level: 1, tags: [] });
  });

  it.each([
    ["/api/moods", { depression: 0, anxiety: 1, stress: 1 }, "depression"],
    ["/api/moods", { depression: 1, anxiety: 6, stress: 1 }, "anxiety"],
    ["/api/moods", {}, "date"],
    ["/api/stress", { level: 6 }, "level"],
    ["/api/stress", { level: 2, sleepQuality: 5 }, "sleepQuality"],
    ["/api/stress", { level: 2, tags: ["Love"] }, "tags.0"],
    ["/api/ovulation", {}, "date"],
    ["/api/ovulation", { basalBodyTemp: 97.9 }, "basalBodyTemp"],
    ["/api/ovulation", { ovulationTest: "maybe" }, "ovulationTest"],
    ["/api/metabolic", {}, "date"],
    ["/api/metabolic", { fastingGlucose: 5.1 }, "fastingGlucose"],
    ["/api/metabolic", { weight: 351 }, "weight"],
    ["/api/metabolic", { bloodPressure: { systolic: 120 } }, "bloodPressure.diastolic"],
    ["/api/metabolic", { bloodPressure: { systolic: 80, diastolic: 120 } }, "bloodPressure"],
  ])("%s rejects %j at its field [S3-18 S9-06]", async (path, wrong, field) => {
    const client = await test.register();
    const body = { date: "2026-11-20", ...wrong };
    const answer = await client.send("POST", path, { body });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
    expect((await client.send("GET", path)).json()).toEqual([]);
  });
});
