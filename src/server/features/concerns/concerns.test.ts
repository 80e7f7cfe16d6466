import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("what someone should see, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("is nothing of who has logged nothing", async () => {
    const answer = await (await test.register()).send("GET", "/api/concerns");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().concerns).toEqual([]);
    expect(answer.json().notLogged).toContain("blood-pressure");
  });

  it("is told nobody who is not signed in", async () => {
    expect((await test.visitor("GET", "/api/concerns")).statusCode).toBe(401);
  });
});
