import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("work beside the thread that answers, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("opens her entries with the vault it was handed over, and nobody else's", async () => {
    const [owner, other] = [await test.register(), await test.register()];
    await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    await other.send("POST", "/api/cycles", { body: { startDate: "2026-11-17" } });
    const answer = await owner.send("POST", "/api/account/export");
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="mwezi-export-2026-11-20.json"',
    );
    expect(answer.json().cycles).toMatchObject([{ startDay: "2026-11-18" }]);
  });

  it("goes on after its worker has ended", async () => {
    const owner = await test.register();
    for (const _ of [1, 2]) {
      expect((await owner.send("POST", "/api/account/export")).statusCode).toBe(200);
      await test.work.close();
    }
  });

  it("does two things at once for one woman, and asks her to wait with the third", async () => {
    const owner = await test.register();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.send("POST", "/api/account/export")),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 429]);
    expect((await owner.send("POST", "/api/account/export")).statusCode).toBe(200);
  });
});
