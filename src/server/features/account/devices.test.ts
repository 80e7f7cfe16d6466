import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#contract/account/account.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const newToken = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

describe.each(engines)("a device that has signed in before, on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const login = ({ email }: Client, password: string, device?: string) =>
    test.visitor("POST", "/api/auth/login", {
      body: { email, password },
      headers: device === undefined ? {} : { "device-token": device },
    });

  const signIn = async (client: Client, device: string) => {
    const { token } = (await login(client, client.password, device)).json();
    return test.as(token);
  };

  const guessElsewhere = async (client: Client) => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login(client, "not-it");
    expect((await login(client, client.password)).statusCode).toBe(429);
  };

  const sessionsOf = async (send: Client["send"]): Promise<Session[]> =>
    (await send("GET", "/api/account/sessions")).json();

  it("can sign in while others guess the password, also after a sign-out", async () => {
    const client = await test.register();
    const device = newToken();
    const send = await signIn(client, device);
    await guessElsewhere(client);
    expect((await login(client, client.password, device)).statusCode).toBe(200);
    await send("POST", "/api/auth/logout");
    expect((await login(client, client.password, device)).statusCode).toBe(200);
    expect((await login(client, client.password, newToken())).statusCode).toBe(429);
  });

  it("has ten attempts of its own, which lock out no other device", async () => {
    const client = await test.register();
    const device = newToken();
    await signIn(client, device);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(client, "not-it", device)).statusCode).toBe(401);
    }
    expect((await login(client, client.password, device)).statusCode).toBe(429);
    expect((await login(client, client.password)).statusCode).toBe(200);
  });

  it("is known only to the account it signed in to", async () => {
    const [one, other] = [await test.register(), await test.register()];
    const device = newToken();
    await signIn(one, device);
    await guessElsewhere(other);
    expect((await login(other, other.password, device)).statusCode).toBe(429);
    test.passTime(16 * 60_000);
    await signIn(other, device);
    const rows = await test.db
      .selectFrom("devices")
      .select("device_hash")
      .where("account_id", "in", [one.user.id, other.user.id])
      .execute();
    expect(new Set(rows.map((row) => row.device_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  it("is forgotten when another device signs it out", async () => {
    const client = await test.register();
    const device = newToken();
    await signIn(client, device);
    const there = (await sessionsOf(client.send)).find((session) => !session.current);
    await client.send("DELETE", `/api/account/sessions/${there?.id}`);
    expect(await sessionsOf(client.send)).toHaveLength(1);
    await guessElsewhere(client);
    expect((await login(client, client.password, device)).statusCode).toBe(429);
  });

  it("stays listed after a sign-out and can be removed", async () => {
    const client = await test.register();
    const device = newToken();
    const send = await signIn(client, device);
    await send("POST", "/api/auth/logout");
    const listed = await sessionsOf(client.send);
    expect(listed.map(({ signedIn, current }) => [signedIn, current])).toEqual([
      [true, true],
      [false, false],
    ]);
    const path = `/api/account/sessions/${listed[1]?.id}`;
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect((await client.send("DELETE", path)).statusCode).toBe(404);
    expect(await sessionsOf(client.send)).toHaveLength(1);
    await guessElsewhere(client);
    expect((await login(client, client.password, device)).statusCode).toBe(429);
  });

  it("cannot be forgotten by another account", async () => {
    const [one, other] = [await test.register(), await test.register()];
    const send = await signIn(one, newToken());
    await send("POST", "/api/auth/logout");
    const device = (await sessionsOf(one.send)).find((session) => !session.signedIn);
    const path = `/api/account/sessions/${device?.id}`;
    expect((await other.send("DELETE", path)).statusCode).toBe(404);
    expect(await sessionsOf(one.send)).toHaveLength(2);
  });

  it.each([
    ["a new password", "POST", "/api/account/password"],
    ["signing out everywhere", "DELETE", "/api/account/sessions"],
  ] as const)("is forgotten by %s", async (_, method, path) => {
    const client = await test.register();
    const [here, elsewhere] = [newToken(), newToken()];
    const send = await signIn(client, here);
    await signIn(client, elsewhere);
    const { password } = client;
    const body = method === "POST" && { currentPassword: password, newPassword: password };
    expect((await send(method, path, body ? { body } : {})).statusCode).toBe(204);
    await guessElsewhere(client);
    expect((await login(client, password, elsewhere)).statusCode).toBe(429);
    // Changing the password does not sign out this session.
    expect((await login(client, password, here)).statusCode).toBe(method === "POST" ? 200 : 429);
  });

  it("is forgotten after 180 days", async () => {
    const client = await test.register();
    const device = newToken();
    await signIn(client, device);
    test.passTime(181 * 86_400_000);
    await guessElsewhere(client);
    expect((await login(client, client.password, device)).statusCode).toBe(429);
  });

  it("with a malformed token is rejected by name", async () => {
    const client = await test.register();
    for (const device of ["", "x", "?".repeat(43), "a".repeat(4000)]) {
      const answer = await login(client, client.password, device);
      expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, "device-token"]);
    }
  });
});
