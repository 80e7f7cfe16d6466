import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const QUARTER_OF_AN_HOUR = 15 * 60_000;

describe.each(engines)("throttling on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine, { proxies: 1 });
  });

  afterAll(() => test.close());

  const login = (email: string, password: string) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password } });

  it("ten wrong passwords make an account rest for a quarter of an hour", async () => {
    const client = await test.register();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(client.email, "not-it")).statusCode).toBe(401);
    }
    const refused = await login(client.email, client.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("too_many_attempts");
    expect(Number(refused.headers["retry-after"])).toBe(QUARTER_OF_AN_HOUR / 1000);
    test.passTime(QUARTER_OF_AN_HOUR);
    expect((await login(client.email, client.password)).statusCode).toBe(200);
  });

  it("an address that does not exist rests just the same", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await login("nobody@example.org", "not-it")).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("guesses sent all at once are counted all the same", async () => {
    const client = await test.register();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(client.email, "not-it")),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a right password clears the misses before it", async () => {
    const client = await test.register();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await login(client.email, "not-it");
      expect((await login(client.email, client.password)).statusCode).toBe(200);
    }
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a hundred misses over many accounts make their network address rest", async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect((await login(`nobody-${attempt}@example.org`, "not-it")).statusCode).toBe(401);
    }
    expect((await login("one-more@example.org", "not-it")).statusCode).toBe(429);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("of a hundred and thirty guesses at once over three nodes a hundred are verified", async () => {
    const nodes = [
      test.visitor,
      await test.visitorOfAnotherNode(),
      await test.visitorOfAnotherNode(),
    ];
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => {
        const send = nodes[index % nodes.length] ?? test.visitor;
        const body = { email: `somebody-${index}@example.org`, password: "not-it" };
        return send("POST", "/api/auth/login", { body });
      }),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(100);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(30);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  /** A guess that comes through the proxy, which adds the caller's address on the right. */
  const guessFrom = (index: number, address: string, forged = "") =>
    test.visitor("POST", "/api/auth/login", {
      body: { email: `from-${index}@example.org`, password: "not-it" },
      headers: { "x-forwarded-for": `${forged}${address}` },
    });

  it.each([
    ["forged addresses before its own", (index: number) => [`10.1.2.${index}, `, "203.0.113.7"]],
    ["all addresses of its /64", (index: number) => ["", `2001:db8:7:7::${index.toString(16)}`]],
  ])("a caller with %s gets no guess more than another", async (_, addressOf) => {
    const statuses: number[] = [];
    for (let index = 0; index < 250; index += 1) {
      const [forged = "", address = ""] = addressOf(index);
      statuses.push((await guessFrom(index, address, forged)).statusCode);
    }
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(150).fill(429)]);
    expect((await guessFrom(0, "203.0.113.8")).statusCode).toBe(401);
    expect((await guessFrom(0, "2001:db8:7:8::1")).statusCode).toBe(401);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a clock that was set back starts the window again, and no wait is longer than one", async () => {
    const client = await test.register();
    const rest = async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) await login(client.email, "not-it");
      return login(client.email, client.password);
    };
    expect((await rest()).statusCode).toBe(429);
    test.passTime(-30_000);
    const refused = await login(client.email, client.password);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR / 1000);
    test.passTime(-30 * 86_400_000);
    expect((await login(client.email, client.password)).statusCode).toBe(200);
    expect((await rest()).statusCode).toBe(429);
    test.passTime(QUARTER_OF_AN_HOUR);
    expect((await login(client.email, client.password)).statusCode).toBe(200);
  });

  it("wrong passwords count when she is signed in too", async () => {
    const client = await test.register();
    const body = { password: "not-it" };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await client.send("DELETE", "/api/account", { body })).statusCode).toBe(403);
    }
    expect((await client.send("DELETE", "/api/account", { body })).statusCode).toBe(429);
    expect((await login(client.email, client.password)).statusCode).toBe(429);
  });
});
