import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("mood check-ins on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("are counted for each account, once a day", async () => {
    const [client, other] = [await test.register(), await test.register()];
    const count = async () => (await client.send("GET", "/api/moods/count")).json();
    expect(await count()).toEqual({ count: 0 });
    for (const date of ["2026-11-18", "2026-11-19", "2026-11-19"]) {
      await client.send("POST", "/api/moods", { body: { date, stress: 2 } });
    }
    await other.send("POST", "/api/moods", { body: { date: "2026-11-19", stress: 2 } });
    expect(await count()).toEqual({ count: 2 });
  });
});
