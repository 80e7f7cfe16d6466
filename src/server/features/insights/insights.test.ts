import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { stressAdviceEvidence } from "#domain/pcos/stress-advice.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = calendarDay("2026-11-20");

describe.each(engines)("the cortisol insight on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const insight = (client: Client, headers = {}) =>
    client.send("GET", "/api/insights/cortisol", { headers });

  async function logStress(client: Client, daysAgo: number, fields: object) {
    const body = { date: addDays(today, -daysAgo), ...fields };
    expect((await client.send("POST", "/api/stress", { body })).statusCode).toBe(201);
  }

  it("is null until stress is logged [S7-26]", async () => {
    const answer = await insight(await test.register());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBeNull();
  });

  it("explains its basis, that it is not a blood test, and what may help [S3-20]", async () => {
    const client = await test.register();
    await logStress(client, 0, { level: 4, tags: ["Work", "Family"], sleepQuality: 1 });
    await logStress(client, 3, { level: 5, tags: ["Work"], sleepQuality: 2 });
    await logStress(client, 13, { level: 3, tags: ["Family"], sleepQuality: 2 });
    const answer = (await insight(client)).json();
    expect(answer).toMatchObject({ indicator: "Elevated", daysLogged: 3, averageLevel: 4 });
    expect(answer.averageSleep).toBeCloseTo(5 / 3);
    expect(answer.frequentTags).toEqual(["Work", "Family"]);
    expect(answer.rationale).toBe(
      "Based on stress and sleep you logged on 3 of the last 14 days, not a blood test. Your stress averaged 8.0/10 and your sleep 2.2/10. What came up most: Work and Family.",
    );
    expect(answer.adviceKeys).toEqual([
      "talk-to-clinic",
      "steady-sleep-hours",
      "one-task-at-a-time",
      "move-your-way",
    ]);
    expect(answer.advice).toHaveLength(4);
  });

  it("also uses daily logs and mood check-ins, each day once", async () => {
    const client = await test.register();
    const log = { date: today, stress_level: 9, sleep_quality: 10 };
    await client.send("POST", "/api/pcos-logs", { body: log });
    await client.send("POST", "/api/moods", { body: { date: today, stress: 5 } });
    await client.send("POST", "/api/moods", { body: { date: addDays(today, -1), stress: 1 } });
    expect((await insight(client)).json()).toMatchObject({
      indicator: "Moderate",
      daysLogged: 2,
      averageLevel: 2.75,
      averageSleep: 4,
    });
  });

  it("leaves sleep out when none was logged", async () => {
    const client = await test.register();
    await logStress(client, 2, { level: 2 });
    expect((await insight(client)).json()).toMatchObject({
      indicator: "Low",
      rationale:
        "Based on stress you logged on 1 of the last 14 days, not a blood test. Your stress averaged 4.0/10.",
    });
  });

  it("ignores a note from 14 days ago, by the local day", async () => {
    const client = await test.register();
    await logStress(client, 13, { level: 5 });
    expect((await insight(client)).json()).toMatchObject({ daysLogged: 1 });
    const inApia = { "time-zone": "Pacific/Apia" };
    test.setClock("2026-11-20T12:00:00Z");
    expect((await insight(client)).json()).toMatchObject({ daysLogged: 1 });
    expect((await insight(client, inApia)).json()).toBeNull();
    test.setClock("2026-11-20T08:00:00Z");
  });

  it("uses only the account's own notes", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await logStress(other, 0, { level: 5 });
    expect((await insight(client)).json()).toBeNull();
  });

  it("changes with a changed note, and is 304 until then", async () => {
    const client = await test.register();
    await logStress(client, 0, { level: 5 });
    const first = await insight(client);
    const tagged = { "if-none-match": String(first.headers.etag) };
    expect((await insight(client, tagged)).statusCode).toBe(304);
    await logStress(client, 0, { level: 1 });
    const second = await insight(client, tagged);
    expect([first.json().indicator, second.json().indicator]).toEqual(["Elevated", "Low"]);
  });

  it("promises nothing about hormones in any of its texts", async () => {
    const client = await test.register();
    const seen = new Map<string, string>();
    for (const level of [1, 3, 5]) {
      for (const tags of [[], ["Work"], ["Family"], ["Financial"], ["Sleep"], ["Health"]]) {
        for (const daysAgo of [0, 1]) await logStress(client, daysAgo, { level, tags });
        const { adviceKeys, advice } = (await insight(client)).json();
        adviceKeys.forEach((key: string, index: number) => {
          seen.set(key, advice[index]);
        });
      }
    }
    expect([...seen.keys()].sort()).toEqual(Object.keys(stressAdviceEvidence).sort());
    for (const text of seen.values()) {
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/balance|lowers|boost|detox|cure|heal\b/i);
    }
  });

  it("requires a session", async () => {
    expect((await test.visitor("GET", "/api/insights/cortisol")).statusCode).toBe(401);
  });
});
