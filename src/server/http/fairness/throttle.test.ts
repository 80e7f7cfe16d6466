import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";

const QUARTER_OF_AN_HOUR = 15 * 60_000;

describe.each(engines)("throttling on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine, { proxies: 1 });
  });

  afterAll(() => test.close());

  const login = (email: string, password: string) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password } });

  it("ten wrong passwords block an account for a quarter of an hour", async () => {
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

  it("an unknown address is locked in the same way", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await login("nobody@example.org", "not-it")).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("simultaneous password attempts are all counted", async () => {
    const client = await test.register();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(client.email, "not-it")),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a correct password clears the failures before it", async () => {
    const client = await test.register();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await login(client.email, "not-it");
      expect((await login(client.email, client.password)).statusCode).toBe(200);
    }
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a hundred failed sign-ins over many accounts block their network address", async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect((await login(`nobody-${attempt}@example.org`, "not-it")).statusCode).toBe(401);
    }
    expect((await login("one-more@example.org", "not-it")).statusCode).toBe(429);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  const { throttleSubject } = createServerSecret(TEST_SECRET);

  const missesFrom = async (address: string, attempts: number) => {
    const subject = throttleSubject("address", address);
    const rows = test.db.deleteFrom("throttle").where("subject", "=", subject);
    await rows.execute();
    const row = { subject, window_start: test.now(), attempts };
    await test.db.insertInto("throttle").values(row).execute();
  };

  it("shares the limit of 100 password attempts across three nodes", async () => {
    await missesFrom("127.0.0.1", 85);
    const nodes = [
      test.visitor,
      await test.visitorOfAnotherNode(),
      await test.visitorOfAnotherNode(),
    ];
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, index) => {
        const send = nodes[index % nodes.length] ?? test.visitor;
        const body = { email: `somebody-${index}@example.org`, password: "not-it" };
        return send("POST", "/api/auth/login", { body });
      }),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(15);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(30);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  /** Tries a password through the proxy, which appends the caller's address on the right. */
  const guessFrom = (index: number, address: string, forged = "") =>
    test.visitor("POST", "/api/auth/login", {
      body: { email: `from-${index}@example.org`, password: "not-it" },
      headers: { "x-forwarded-for": `${forged}${address}` },
    });

  it.each([
    ["forged addresses before its own", (index: number) => [`10.1.2.${index}, `, "203.0.113.7"]],
    ["all addresses of its /64", (index: number) => ["", `2001:db8:7:7::${index.toString(16)}`]],
  ])("a caller with %s gets no extra attempts", async (_, addressOf) => {
    await missesFrom("203.0.113.7", 90);
    await missesFrom("2001:db8:7:7::/64", 90);
    const statuses: number[] = [];
    for (let index = 0; index < 250; index += 1) {
      const [forged = "", address = ""] = addressOf(index);
      statuses.push((await guessFrom(index, address, forged)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(240).fill(429)]);
    expect((await guessFrom(0, "203.0.113.8")).statusCode).toBe(401);
    expect((await guessFrom(0, "2001:db8:7:8::1")).statusCode).toBe(401);
    test.passTime(QUARTER_OF_AN_HOUR);
  });

  it("a clock that was set back restarts the window, and no wait is longer than a window", async () => {
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

  it("ten wrong passwords inside a session lock its password prompts but no sign-in", async () => {
    const client = await test.register();
    const other = test.as((await login(client.email, client.password)).json().token);
    const body = { password: "not-it" };
    const right = { password: client.password };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await client.send("DELETE", "/api/account", { body })).statusCode).toBe(403);
    }
    expect((await client.send("DELETE", "/api/account", { body: right })).statusCode).toBe(429);
    expect((await login(client.email, client.password)).statusCode).toBe(200);
    expect((await other("DELETE", "/api/account", { body: right })).statusCode).toBe(204);
  });

  it("password guesses by strangers block neither a signed-in session nor recovery", async () => {
    const { email, password, send } = await test.register();
    for (let attempt = 0; attempt < 10; attempt += 1) await login(email, "not-it");
    expect((await login(email, password)).statusCode).toBe(429);
    const made = await send("POST", "/api/account/recovery-code", { body: { password } });
    expect(made.statusCode).toBe(201);
    const body = { email, recoveryCode: made.json().recoveryCode, newPassword: "moon-and-sea" };
    expect((await test.visitor("POST", "/api/auth/recover", { body })).statusCode).toBe(200);
  });

  it("a flood of sign-ins from one address delays only that address", async () => {
    const client = await test.register();
    await missesFrom("203.0.113.50", 80);
    const answered: string[] = [];
    const from = async (name: string, address: string, email: string, password: string) => {
      const { statusCode } = await test.visitor("POST", "/api/auth/login", {
        body: { email, password },
        headers: { "x-forwarded-for": address },
      });
      answered.push(`${name} ${statusCode}`);
    };
    const flood = Array.from({ length: 300 }, (_, index) =>
      from("flood", "203.0.113.50", `flood-${index}@example.org`, "not-it"),
    );
    await from("hers", "203.0.113.51", client.email, client.password);
    await Promise.all(flood);
    expect(answered.filter((answer) => answer === "flood 401")).toHaveLength(20);
    const before = answered.slice(0, answered.indexOf("hers 200"));
    expect(before.filter((answer) => answer === "flood 401").length).toBeLessThan(10);
    test.passTime(QUARTER_OF_AN_HOUR);
  });
});
