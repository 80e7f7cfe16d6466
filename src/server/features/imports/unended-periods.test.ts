import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("imported first days on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("a period known by its first day only is left out of averages until its end is entered", async () => {
    const client = await test.register();
    const starts = ["2026-08-01", "2026-09-01", "2026-10-01"];
    const cycles = starts.map((day) => ({
      startDate: day,
      startDay: day,
      endDate: day,
      endDay: day,
      endIsUnknown: true,
    }));
    await client.send("POST", "/api/imports", { body: { source: "table", entries: { cycles } } });
    const read = async (path: string) => (await client.send("GET", path)).json();
    const summary = () => read("/api/cycles/summary");
    expect(await summary()).toMatchObject({ avgCycleLength: 30.5, avgPeriodLength: null });
    const [newest] = await read("/api/cycles");
    expect(newest).toMatchObject({ startDay: "2026-10-01", endIsUnknown: true });
    const change = (body: object, revision: number) =>
      client.send("PATCH", `/api/cycles/${newest.id}`, {
        body,
        headers: { "if-match": `"${revision}"` },
      });
    const noted = (await change({ endDate: "2026-10-01", notes: "x" }, newest.revision)).json();
    expect(noted).toMatchObject({ notes: "x", endIsUnknown: true });
    const ended = (await change({ endDate: "2026-10-05" }, noted.revision)).json();
    expect(ended).not.toHaveProperty("endIsUnknown");
    expect(await summary()).toMatchObject({ avgPeriodLength: 5 });
  });
});
