import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("undoing an import on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("leaves the record byte for byte as it was", async () => {
    const client = await test.register();
    const cramps = { date: "2026-09-01", type: "cramps", severity: 8 };
    await client.send("POST", "/api/symptoms", { body: cramps });
    const hers = { date: "2026-09-14", basalBodyTemp: 36.45, cervicalMucus: "creamy" };
    await client.send("POST", "/api/ovulation", { body: hers });
    const record = async () => {
      const { body } = await client.send("POST", "/api/account/export");
      return body.replace(/"exportedAt":\s*"[^"]*"/, "");
    };
    const before = await record();
    const entries = {
      symptoms: [cramps, { ...cramps, date: "2026-09-02" }],
      pcosLogs: [{ date: "2026-09-01", period_flow: "heavy" }],
      cycles: [{ startDate: "2026-09-01", startDay: "2026-09-01" }],
      ovulation: [{ ...hers, basalBodyTemp: 36.9, ovulationByWearable: "oura" }],
      lifeStages: [{ kind: "pregnancy", from: "2024-02-01", to: "2024-10-20" }],
    };
    const imported = await client.send("POST", "/api/imports", {
      body: { source: "clue", entries },
    });
    expect(await record()).not.toBe(before);
    await client.send("DELETE", `/api/imports/${imported.json().id}`);
    expect(await record()).toBe(before);
  });
});
