import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("the care plan on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const tick = (client: Client, step: string, isDone = true) =>
    client.send("PATCH", "/api/care-plan", { body: { step, isDone } });

  it("rejects a step beyond the last, and stays readable", async () => {
    const client = await test.register();
    const steps = Array.from({ length: 200 }, (_, index) => `step-${index}`);
    for (const step of steps) expect((await tick(client, step)).statusCode).toBe(200);
    const answer = await tick(client, "one-more");
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      [{ field: "step", code: "too_many", params: { max: 200 } }],
    ]);
    expect((await client.send("GET", "/api/care-plan")).json().done).toEqual(steps);
    expect((await tick(client, "step-0", false)).statusCode).toBe(200);
    expect((await tick(client, "one-more")).json().done).toContain("one-more");
  });
});
