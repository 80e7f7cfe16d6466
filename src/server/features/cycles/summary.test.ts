import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("the summary of cycles on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const start = (client: Client, body: object, headers = {}) =>
    client.send("POST", "/api/cycles", { body, headers });
  const summary = async (client: Client) =>
    (await client.send("GET", "/api/cycles/summary")).json();

  async function logPeriods(client: Client, days: readonly (readonly [string, string])[]) {
    for (const [startDate, endDate] of days) {
      expect((await start(client, { startDate, endDate })).statusCode).toBe(201);
    }
  }

  it("has no prediction and no averages for an empty account [S3-12]", async () => {
    expect(await summary(await test.register())).toEqual({
      nextPeriodDate: null,
      totalCycles: 0,
      avgCycleLength: null,
      avgPeriodLength: null,
      cycleLengths: null,
      periodLengths: null,
      forecast: { kind: "no-cycle" },
    });
  });

  it("averages completed cycles only, and counts the open one in the total [S3-12 S7-17]", async () => {
    const client = await test.register();
    await logPeriods(client, [
      ["2026-08-20", "2026-08-24"],
      ["2026-09-19", "2026-09-24"],
      ["2026-10-17", "2026-10-20"],
    ]);
    await start(client, { startDate: "2026-11-18" });
    const answer = await summary(client);
    expect(answer).toMatchObject({ totalCycles: 4, avgCycleLength: 30, avgPeriodLength: 5 });
    expect(answer.nextPeriodDate > "2026-12-10" && answer.nextPeriodDate < "2026-12-24").toBe(true);
  });

  it("counts the period entered in onboarding, and predicts from it alone", async () => {
    const client = await test.register();
    const body = { lastPeriodDate: "2026-11-10" };
    await client.send("PATCH", "/api/user/profile", { body });
    const { nextPeriodDate, totalCycles } = await summary(client);
    expect(totalCycles).toBe(1);
    expect(nextPeriodDate > "2026-12-01" && nextPeriodDate < "2026-12-20").toBe(true);
    await start(client, { startDate: "2026-10-13", endDate: "2026-10-17" });
    expect(await summary(client)).toMatchObject({
      totalCycles: 2,
      avgCycleLength: 28,
      avgPeriodLength: 5,
    });
  });

  it("answers 304 without a change, but not after a write or on a new day [S7-17]", async () => {
    const client = await test.register();
    await logPeriods(client, [["2026-10-18", "2026-10-22"]]);
    const read = (tag: string) =>
      client.send("GET", "/api/cycles/summary", { headers: { "if-none-match": tag } });
    const first = await client.send("GET", "/api/cycles/summary");
    const tag = String(first.headers.etag);
    const unchanged = await read(tag);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    test.passTime(86_400_000);
    expect((await read(tag)).statusCode).toBe(200);
    test.passTime(-86_400_000);
    await start(client, { startDate: "2026-11-18" });
    expect((await read(tag)).statusCode).toBe(200);
  });
});

describe("the forecast of the summary", () => {
  it("is complete and equals the forecast insight", async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      const body = { startDate: "2026-11-10", endDate: "2026-11-14" };
      await client.send("POST", "/api/cycles", { body });
      const summary = (await client.send("GET", "/api/cycles/summary")).json();
      const insight = (await client.send("GET", "/api/insights/forecast")).json();
      expect(summary.forecast).toEqual(insight.forecast);
      expect(summary.forecast.expectedDay).toBe(summary.nextPeriodDate);
      const { days } = summary.forecast as { days: { day: string; probability: number }[] };
      expect(days.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
      expect(days.every(({ day, probability }) => day >= "2026-11-20" || probability === 0)).toBe(
        true,
      );
      expect(insight.fertileWindow.kind).not.toBe("hidden");
      const hidden = { hidesFertility: true };
      await client.send("PATCH", "/api/user/profile", { body: hidden });
      const after = (await client.send("GET", "/api/insights/forecast")).json();
      expect(after.fertileWindow).toEqual({ kind: "hidden", reason: "her-choice" });
      expect(after.fertileDays).toEqual({ kind: "off", reason: "her-choice" });
    } finally {
      await test.close();
    }
  });

  it("has no days in any answer while the cycle has not come back after an injection", async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      const cycle = { startDate: "2026-02-10", endDate: "2026-02-14" };
      await client.send("POST", "/api/cycles", { body: cycle });
      const injection = { kind: "contraception", method: "injection" };
      const body = { ...injection, from: "2026-02-20", to: "2026-05-20" };
      expect((await client.send("POST", "/api/life-stages", { body })).statusCode).toBe(201);
      const options = { body: { months: 6, include: ["forecast"] } };
      const answers = [
        await client.send("GET", "/api/cycles/summary"),
        await client.send("GET", "/api/insights/forecast"),
        await client.send("POST", "/api/visit/report", options),
      ];
      const paused = { kind: "paused", reason: "after-method" };
      for (const answer of answers) expect(answer.json().forecast).toEqual(paused);
    } finally {
      await test.close();
    }
  });
});
