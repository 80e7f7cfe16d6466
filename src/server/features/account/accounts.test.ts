import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("accounts on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const login = (email: string, password: string) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password } });

  const startPeriod = (client: Client) =>
    client.send("POST", "/api/cycles", { body: { startDate: "2026-11-18", notes: "a word" } });

  it("registration returns a token and the user, and signs the user in [S7-08]", async () => {
    const answer = await test.visitor("POST", "/api/auth/register", {
      body: { name: " Thandi ", email: " Thandi@Example.org ", password: "marula" },
    });
    expect(answer.statusCode).toBe(201);
    const { token, user } = answer.json();
    expect(user).toEqual({ id: user.id, name: "Thandi", email: "thandi@example.org" });
    expect((await test.as(token)("GET", "/api/user/profile")).json().name).toBe("Thandi");
  });

  it("an e-mail address has one account, regardless of case", async () => {
    const client = await test.register();
    const body = { name: "Other", email: client.email.toUpperCase(), password: "marula" };
    const answer = await test.visitor("POST", "/api/auth/register", { body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe("email_taken");
  });

  it("two simultaneous registrations of one address create one account", async () => {
    const body = { name: "T", email: `${crypto.randomUUID()}@example.org`, password: "marula" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.visitor("POST", "/api/auth/register", { body })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
  });

  it("signing in decrypts the entries written before [S7-07]", async () => {
    const client = await test.register();
    await startPeriod(client);
    const { token, user } = (await login(client.email, client.password)).json();
    expect(user).toEqual(client.user);
    expect((await test.as(token)("GET", "/api/cycles")).json()).toHaveLength(1);
  });

  it("an unknown address and a wrong password get the same answer", async () => {
    const client = await test.register();
    const wrong = await login(client.email, "not-it");
    const unknown = await login("nobody@example.org", "not-it");
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  it("an unknown address and a wrong password take the same time", async () => {
    const client = await test.register();
    const time = async (email: string) => {
      test.passTime(16 * 60_000);
      const start = performance.now();
      await login(email, "not-it");
      return performance.now() - start;
    };
    const ratios: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      ratios.push((await time("nobody@example.org")) / (await time(client.email)));
    }
    // Both hash a password once; without the decoy hash the unknown address would answer in a tenth.
    const median = ratios.sort((one, other) => one - other)[5];
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(2);
  });

  it("signing out revokes the token on the server", async () => {
    const client = await test.register();
    expect((await client.send("POST", "/api/auth/logout")).statusCode).toBe(204);
    expect((await client.send("GET", "/api/user/profile")).statusCode).toBe(401);
  });

  it("a password change preserves the data and signs other devices out", async () => {
    const client = await test.register();
    await startPeriod(client);
    const other = (await login(client.email, client.password)).json().token;
    const body = { currentPassword: client.password, newPassword: "moon-and-sea" };
    expect((await client.send("POST", "/api/account/password", { body })).statusCode).toBe(204);
    expect((await client.send("GET", "/api/cycles")).json()[0].notes).toBe("a word");
    expect((await test.as(other)("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await login(client.email, client.password)).statusCode).toBe(401);
    const again = (await login(client.email, "moon-and-sea")).json().token;
    expect((await test.as(again)("GET", "/api/cycles")).json()[0].notes).toBe("a word");
  });

  it("a wrong current password changes nothing and is reported at its field", async () => {
    const client = await test.register();
    const body = { currentPassword: "not-it", newPassword: "moon-and-sea" };
    const answer = await client.send("POST", "/api/account/password", { body });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().fields[0].field).toBe("currentPassword");
    expect((await login(client.email, client.password)).statusCode).toBe(200);
  });

  const makeCode = async (client: Client): Promise<string> => {
    const body = { password: client.password };
    return (await client.send("POST", "/api/account/recovery-code", { body })).json().recoveryCode;
  };

  const recover = (email: string, recoveryCode: string) =>
    test.visitor("POST", "/api/auth/recover", {
      body: { email, recoveryCode, newPassword: "a new password" },
    });

  it("the recovery code restores the data, sets a new password and expires", async () => {
    const client = await test.register();
    await startPeriod(client);
    expect((await client.send("GET", "/api/account")).json().hasRecoveryCode).toBe(false);
    const code = await makeCode(client);
    expect((await client.send("GET", "/api/account")).json().hasRecoveryCode).toBe(true);

    const answer = await recover(client.email, code.toLowerCase().replaceAll("-", " "));
    expect(answer.statusCode).toBe(200);
    const restored = test.as(answer.json().token);
    expect((await restored("GET", "/api/cycles")).json()[0].notes).toBe("a word");
    expect((await restored("GET", "/api/account")).json().hasRecoveryCode).toBe(false);
    expect((await client.send("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await login(client.email, "a new password")).statusCode).toBe(200);
    expect((await recover(client.email, code)).statusCode).toBe(401);
  });

  it("a new recovery code invalidates the previous one", async () => {
    const client = await test.register();
    const first = await makeCode(client);
    await makeCode(client);
    expect((await recover(client.email, first)).statusCode).toBe(401);
  });

  it("a recovery code does not open another account", async () => {
    const [one, other] = [await test.register(), await test.register()];
    expect((await recover(other.email, await makeCode(one))).statusCode).toBe(401);
    expect((await recover("nobody@example.org", await makeCode(one))).statusCode).toBe(401);
  });

  it("sessions are listed by device and can be ended one by one", async () => {
    const client = await test.register();
    const agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/120.0.0.0 Mobile Safari/537.36";
    const answer = await test.visitor("POST", "/api/auth/login", {
      body: { email: client.email, password: client.password },
      headers: { "user-agent": agent },
    });
    const phone = test.as(answer.json().token);
    const sessions = (await client.send("GET", "/api/account/sessions")).json();
    expect(sessions).toHaveLength(2);
    const there = sessions.find((session: { current: boolean }) => !session.current);
    expect(there.device).toBe("Chrome on Android");
    const path = `/api/account/sessions/${there.id}`;
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect((await phone("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await client.send("GET", "/api/account/sessions")).json()).toHaveLength(1);
  });

  it("a sign-in beyond fifty sessions ends the ones idle longest", async () => {
    const client = await test.register();
    test.passTime(1000);
    const rows = Array.from({ length: 60 }, (_, index) => ({
      account_id: client.user.id,
      token_hash: `session ${index}`,
      wrapped_key: Buffer.alloc(1),
      device_sealed: Buffer.alloc(1),
      credential_version: 1,
      created_at: test.now(),
      last_seen_at: test.now() + index,
    }));
    await test.db.insertInto("sessions").values(rows).execute();
    const { token } = (await login(client.email, client.password)).json();
    const left = await test.db
      .selectFrom("sessions")
      .select("token_hash")
      .where("account_id", "=", client.user.id)
      .execute();
    const hashes = left.map((row) => row.token_hash).filter((hash) => hash.startsWith("session"));
    expect([left.length, hashes.length]).toEqual([50, 49]);
    expect(hashes).not.toContain("session 10");
    expect(hashes).toContain("session 11");
    expect((await test.as(token)("GET", "/api/cycles")).statusCode).toBe(200);
    expect((await client.send("GET", "/api/cycles")).statusCode).toBe(401);
  });

  it("signing out everywhere ends this session too", async () => {
    const client = await test.register();
    const other = (await login(client.email, client.password)).json().token;
    expect((await client.send("DELETE", "/api/account/sessions")).statusCode).toBe(204);
    expect((await client.send("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await test.as(other)("GET", "/api/cycles")).statusCode).toBe(401);
  });

  it("a session ends after 30 days without use, and after 180 days in any case", async () => {
    const idle = await test.register();
    const busy = await test.register();
    for (let day = 0; day < 9; day += 1) {
      test.passTime(20 * 86_400_000);
      const expected = 200;
      expect((await busy.send("GET", "/api/cycles")).statusCode).toBe(expected);
    }
    expect((await idle.send("GET", "/api/cycles")).statusCode).toBe(401);
    test.passTime(86_400_000);
    expect((await busy.send("GET", "/api/cycles")).statusCode).toBe(401);
  });

  it("a recovery code is created only with the password, and a failed attempt keeps the earlier one", async () => {
    const client = await test.register();
    const ask = (password: string) =>
      client.send("POST", "/api/account/recovery-code", { body: { password } });
    const { recoveryCode } = (await ask(client.password)).json();
    const refused = await ask("not-it");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "wrong_password"]);
    const body = { email: client.email, recoveryCode, newPassword: "moon-and-sea" };
    expect((await test.visitor("POST", "/api/auth/recover", { body })).statusCode).toBe(200);
  });

  it("deleting requires the password", async () => {
    const client = await test.register();
    const answer = await client.send("DELETE", "/api/account", { body: { password: "not-it" } });
    expect(answer.statusCode).toBe(403);
    expect((await client.send("GET", "/api/user/profile")).statusCode).toBe(200);
  });
});
