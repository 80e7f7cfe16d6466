import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const TODAY = "2026-11-20";

describe.each(engines)("bleeding in the daily log on %s", (engine) => {
  let test: TestApp;
  let client: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const begin = async (...cycles: readonly object[]) => {
    client = await test.register();
    for (const body of cycles) await client.send("POST", "/api/cycles", { body });
  };
  const log = (date: string, body: object, headers = {}) =>
    client.send("POST", "/api/pcos-logs", { body: { date, ...body }, headers });
  const periods = async () => {
    const cycles: readonly { startDay: string; endDay?: string }[] = (
      await client.send("GET", "/api/cycles")
    ).json();
    return cycles.map(({ startDay, endDay }) => `${startDay} to ${endDay ?? "now"}`);
  };
  const starts = { period_flow: "moderate", period: "starts" };
  const between = { period_flow: "light", period: "between" };
  const goesOn = { period_flow: "light", period: "extends" };

  it("starts the period in the same save, and updates the prediction", async () => {
    await begin();
    const answer = await log(TODAY, starts);
    expect(answer.json()).toMatchObject({ period_flow: "moderate", period: "starts" });
    expect(await periods()).toEqual([`${TODAY} to now`]);
    const summary = (await client.send("GET", "/api/cycles/summary")).json();
    expect(summary).toMatchObject({ totalCycles: 1 });
  });

  it("changes no cycle without an answer or between periods", async () => {
    await begin({ startDate: "2026-11-01", endDate: "2026-11-05" });
    await log(TODAY, { period_flow: "heavy" });
    await log("2026-11-19", between);
    expect(await periods()).toEqual(["2026-11-01 to 2026-11-05"]);
    const path = "/api/pcos-logs/2026-11-19";
    expect((await client.send("GET", path)).json()).toMatchObject(between);
  });

  it("extends a period that ended just before or began just after", async () => {
    await begin({ startDate: "2026-11-10", endDate: "2026-11-13" });
    await log("2026-11-15", goesOn);
    expect(await periods()).toEqual(["2026-11-10 to 2026-11-15"]);
    await log("2026-11-08", goesOn);
    expect(await periods()).toEqual(["2026-11-08 to 2026-11-15"]);
  });

  it("rejects extending a period that is too far away, and saves nothing", async () => {
    await begin({ startDate: "2026-10-01", endDate: "2026-10-05" });
    const answer = await log(TODAY, goesOn);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "period"]);
    expect((await client.send("GET", "/api/pcos-logs")).json()).toEqual([]);
    expect(await periods()).toEqual(["2026-10-01 to 2026-10-05"]);
  });

  it("has the same result however often it is saved", async () => {
    await begin();
    const first = await log(TODAY, starts, { "If-Match": '"0"' });
    const again = await log(TODAY, starts, { "If-Match": '"0"' });
    expect(again.json()).toEqual(first.json());
    await log(TODAY, starts);
    expect(await periods()).toEqual([`${TODAY} to now`]);
  });

  it("keeps the period when only the amount of bleeding changes", async () => {
    await begin();
    await log(TODAY, starts);
    await log(TODAY, { period_flow: "heavy", pain_level: 3 });
    expect(await periods()).toEqual([`${TODAY} to now`]);
    const path = `/api/pcos-logs/${TODAY}`;
    await client.send("PATCH", path, { body: { period_flow: "light" } });
    expect((await client.send("GET", path)).json()).toMatchObject({ period: "starts" });
  });

  it.each([
    ["no bleeding", { period_flow: "none" }],
    ["an answer taken out", { pain_level: 2 }],
    ["bleeding between periods", between],
  ])("removes the started period with %s", async (_, body) => {
    await begin({ startDate: "2026-10-20", endDate: "2026-10-24" });
    await log(TODAY, starts);
    await log(TODAY, body);
    expect(await periods()).toEqual(["2026-10-20 to 2026-10-24"]);
  });

  it("shortens an extended period back to its earlier end", async () => {
    await begin({ startDate: "2026-11-10", endDate: "2026-11-13" });
    await log("2026-11-15", goesOn);
    await client.send("PATCH", "/api/pcos-logs/2026-11-15", { body: { period_flow: "spotting" } });
    expect(await periods()).toEqual(["2026-11-10 to 2026-11-13"]);
    const stored = (await client.send("GET", "/api/pcos-logs/2026-11-15")).json();
    expect(Object.keys(stored).sort()).toEqual(["date", "period_flow", "revision"]);
  });

  it("removes the period with its log, but keeps it if later days have bleeding", async () => {
    await begin();
    await log("2026-11-18", starts);
    await log("2026-11-19", { period_flow: "heavy" });
    await client.send("DELETE", "/api/pcos-logs/2026-11-18");
    expect(await periods()).toEqual(["2026-11-19 to now"]);
  });

  it("does not restore a period deleted since", async () => {
    await begin();
    await log(TODAY, starts);
    const [cycle] = (await client.send("GET", "/api/cycles")).json();
    await client.send("DELETE", `/api/cycles/${cycle.id}`);
    await log(TODAY, { period_flow: "heavy" });
    expect(await periods()).toEqual([]);
  });

  it.each([
    ["2026-11-10", "2026-11-17"],
    ["2026-10-10", "2026-10-17"],
    ["2025-10-16", "2025-10-23"],
  ])(
    "ends a period left open since %s on its 8th day, which no average counts",
    async (first, last) => {
      await begin({ startDate: "2025-09-01", endDate: "2025-09-05" }, { startDate: first });
      await log(TODAY, starts);
      expect((await periods()).slice(0, 2)).toEqual([`${TODAY} to now`, `${first} to ${last}`]);
      const [, ended] = (await client.send("GET", "/api/cycles")).json();
      expect(ended).toMatchObject({ endIsUnknown: true });
      const summary = (await client.send("GET", "/api/cycles/summary")).json();
      expect(summary).toMatchObject({ avgPeriodLength: 5 });
    },
  );

  it("reopens that period when the new one is undone", async () => {
    await begin({ startDate: "2026-10-10" });
    await log(TODAY, starts);
    await log(TODAY, { period_flow: "none" });
    expect(await periods()).toEqual(["2026-10-10 to now"]);
    const [reopened] = (await client.send("GET", "/api/cycles")).json();
    expect(reopened).not.toHaveProperty("endIsUnknown");
    const path = `/api/pcos-logs/${TODAY}`;
    expect(Object.keys((await client.send("GET", path)).json()).sort()).toEqual([
      "date",
      "period_flow",
      "revision",
    ]);
  });

  it("keeps a period that has had notes added since", async () => {
    await begin();
    await log(TODAY, starts);
    const [cycle] = (await client.send("GET", "/api/cycles")).json();
    const body = { notes: "Came with a headache" };
    await client.send("PATCH", `/api/cycles/${cycle.id}`, { body });
    await log(TODAY, { period_flow: "none" });
    const [after] = (await client.send("GET", "/api/cycles")).json();
    expect(after).toMatchObject({ id: cycle.id, ...body });
  });

  it("starts none with spotting unless the user says so", async () => {
    await begin();
    await log("2026-11-19", { period_flow: "spotting" });
    expect(await periods()).toEqual([]);
    await log(TODAY, { period_flow: "spotting", period: "starts" });
    expect(await periods()).toEqual([`${TODAY} to now`]);
  });

  it("writes nothing when another device was first", async () => {
    await begin();
    await log(TODAY, { pain_level: 1 });
    const answer = await log(TODAY, starts, { "If-Match": '"0"' });
    expect(answer.statusCode).toBe(412);
    expect(await periods()).toEqual([]);
  });

  it("changes no other account's cycles", async () => {
    await begin({ startDate: "2026-11-10", endDate: "2026-11-13" });
    const other = await test.register();
    const body = { date: "2026-11-15", ...goesOn };
    expect((await other.send("POST", "/api/pcos-logs", { body })).statusCode).toBe(422);
    expect(await periods()).toEqual(["2026-11-10 to 2026-11-13"]);
    expect((await other.send("GET", "/api/cycles")).json()).toEqual([]);
  });
});
