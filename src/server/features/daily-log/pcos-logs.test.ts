import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const whole = {
  period_flow: "light",
  bleeding_duration: 3,
  pain_level: 4,
  mood: "irritable",
  anxiety_level: 5,
  motivation: 5,
  brain_fog: 2,
  cravings: "sugar",
  energy_after_meals: "crash",
  bloating: 6,
  weight_change: "gain",
  acne: 7,
  acne_area: "jawline",
  hair_growth: 7,
  hair_thinning: 1,
  skin_oiliness: 3,
  cervical_mucus: "egg-white",
  libido: 4,
  pain_during_sex: 0,
  sleep_quality: 5,
  sleep_hours: 5.5,
  stress_level: 8,
  activity_level: "moderate",
  caffeine: true,
  alcohol: false,
  notes: "a long day",
};

describe.each(engines)("PCOS logs on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const save = (client: Client, body: object) => client.send("POST", "/api/pcos-logs", { body });
  const days = async (client: Client, query = "") => {
    const logs = (await client.send("GET", `/api/pcos-logs${query}`)).json();
    return logs.map((log: { date: string }) => log.date);
  };

  it("stores every field of a day [S3-21 S7-29]", async () => {
    const client = await test.register();
    const answer = await save(client, { date: "2026-11-20", ...whole });
    expect(answer.statusCode).toBe(201);
    const read = await client.send("GET", "/api/pcos-logs/2026-11-20");
    const { revision } = answer.json();
    expect(read.json()).toEqual({ date: "2026-11-20", revision, ...whole });
  });

  it("a second log of a day replaces the first completely; a change keeps the other fields", async () => {
    const client = await test.register();
    await save(client, { date: "2026-11-20", ...whole });
    const { revision } = (await save(client, { date: "2026-11-20", pain_level: 1 })).json();
    const path = "/api/pcos-logs/2026-11-20";
    const log = { date: "2026-11-20", pain_level: 1 };
    expect((await client.send("GET", path)).json()).toEqual({ ...log, revision });
    const changed = await client.send("PATCH", path, { body: { bloating: 2 } });
    expect(changed.json()).toEqual({ ...log, bloating: 2, revision: revision + 1 });
  });

  it("a day without a log or with a deleted one is 404 [S7-27]", async () => {
    const client = await test.register();
    const path = "/api/pcos-logs/2026-11-20";
    expect((await client.send("GET", path)).statusCode).toBe(404);
    await save(client, { date: "2026-11-20", pain_level: 1 });
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect((await client.send("GET", path)).statusCode).toBe(404);
    expect((await client.send("DELETE", path)).statusCode).toBe(404);
  });

  it("the list has the last 30 days unless other dates are given [S7-28 S9-19]", async () => {
    const client = await test.register();
    for (const date of ["2026-10-21", "2026-10-22", "2026-11-13", "2026-11-20"]) {
      await save(client, { date, pain_level: 1 });
    }
    const month = ["2026-11-20", "2026-11-13", "2026-10-22"];
    expect(await days(client)).toEqual(month);
    expect(await days(client, "?days=30")).toEqual(month);
    expect(await days(client, "?days=7")).toEqual(["2026-11-20"]);
    expect(await days(client, "?days=31")).toEqual([...month, "2026-10-21"]);
    expect(await days(client, "?from=2026-10-01&to=2026-10-31")).toEqual([
      "2026-10-22",
      "2026-10-21",
    ]);
  });

  it.each(["0", "-1", "x", "4000", "1e3", "", "3.5"])("rejects listing %j days", async (count) => {
    const answer = await (await test.register()).send("GET", `/api/pcos-logs?days=${count}`);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "days"]);
  });

  it.each([
    ["period_flow", "flood"],
    ["pain_level", 11],
    ["mood", "happy"],
    ["cravings", "chocolate"],
    ["cervical_mucus", "egg_white"],
    ["activity_level", "sedentary"],
    ["caffeine", "yes"],
    ["sleep_hours", 25],
    ["bleeding_duration", 61],
    ["date", "2026-11-21"],
  ])("rejects %s %j at its field [S5-17]", async (field, value) => {
    const client = await test.register();
    const answer = await save(client, { date: "2026-11-20", pain_level: 1, [field]: value });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
    expect(await days(client)).toEqual([]);
  });
});

describe("the care plan", () => {
  it("saves which steps are ticked", async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      const tick = (step: string, isDone: boolean) =>
        client.send("PATCH", "/api/care-plan", { body: { step, isDone } });
      expect((await client.send("GET", "/api/care-plan")).json()).toEqual({
        done: [],
        revision: 0,
      });
      await tick("blood-pressure", true);
      await tick("sleep", true);
      const { revision } = (await tick("sleep", true)).json();
      const plan = { done: ["sleep"], revision: revision + 1 };
      expect((await tick("blood-pressure", false)).json()).toEqual(plan);
      expect((await client.send("GET", "/api/care-plan")).json()).toEqual(plan);
      expect((await tick("Not a step!", true)).statusCode).toBe(422);
    } finally {
      await test.close();
    }
  });
});
